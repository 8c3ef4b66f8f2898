import type { Queryable } from '@fachwerk/database';
import type { Messages, ReadyTimes } from '@fachwerk/shared/contracts';
import { formatText } from '../../kernel/text/format-text';

/** What a store has needed to have orders ready, in opening minutes. */
export interface MeasuredReadyTimes {
  orders: number;
  /** Half of them took at most so long, and nine of ten. */
  halfMinutes: number;
  mostMinutes: number;
}

/** Fewer orders say little: then nothing is shown. */
export const LEAST_ORDERS = 10;
export const MEASURED_DAYS = 30;

/** Undefined for too few orders. */
export function readyTimesOf(minutes: readonly number[]): MeasuredReadyTimes | undefined {
  if (minutes.length < LEAST_ORDERS) return undefined;
  const sorted = [...minutes].sort((a, b) => a - b);
  const within = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { orders: sorted.length, halfMinutes: within(0.5), mostMinutes: within(0.9) };
}

/** Undefined: what was measured before is not shown any more. */
export async function writeReadyTimes(
  db: Queryable,
  companyId: string,
  times: MeasuredReadyTimes | undefined,
  now: Date,
): Promise<void> {
  if (times === undefined) {
    await db.query('delete from store_ready_time where company_id = $1', [companyId]);
    return;
  }
  await db.query(
    `insert into store_ready_time (company_id, orders, half_minutes, most_minutes, measured_at)
     values ($1, $2, $3, $4, $5)
     on conflict (company_id) do update set (orders, half_minutes, most_minutes, measured_at) =
       (excluded.orders, excluded.half_minutes, excluded.most_minutes, excluded.measured_at)`,
    [companyId, times.orders, times.halfMinutes, times.mostMinutes, now],
  );
}

/** Undefined without a measurement of the last days: the job has not run, or there were too few orders. */
export async function findReadyTimes(
  db: Queryable,
  companyId: string,
  now: Date,
): Promise<MeasuredReadyTimes | undefined> {
  const [row] = await db.query<MeasuredReadyTimes & { [column: string]: unknown }>(
    `select orders, half_minutes as "halfMinutes", most_minutes as "mostMinutes" from store_ready_time
     where company_id = $1 and measured_at > $2::timestamptz - interval '3 days'`,
    [companyId, now],
  );
  return row;
}

/** Shown in steps, rounded up, so that a store is never shown faster than it was. */
const STEP_MINUTES = 5;
const MINUTES_OF_HOUR = 60;
const FEW_MINUTES = 90;

export function readyTimesView(
  { orders, halfMinutes, mostMinutes }: MeasuredReadyTimes,
  messages: Messages,
): ReadyTimes {
  const time = (minutes: number) => durationText(minutes, messages);
  return {
    orders,
    halfMinutes,
    mostMinutes,
    text: formatText(messages, 'stores.ready.text', { time: time(halfMinutes), orders }),
    mostText: formatText(messages, 'stores.ready.most', { time: time(mostMinutes) }),
  };
}

function durationText(exact: number, messages: Messages): string {
  const minutes = Math.max(STEP_MINUTES, Math.ceil(exact / STEP_MINUTES) * STEP_MINUTES);
  if (minutes <= FEW_MINUTES) return formatText(messages, 'stores.ready.minutes', { minutes });
  const [hours, rest] = [Math.floor(minutes / MINUTES_OF_HOUR), minutes % MINUTES_OF_HOUR];
  return formatText(messages, rest === 0 ? 'stores.ready.hours' : 'stores.ready.hoursAndMinutes', {
    hours,
    minutes: rest,
  });
}
