import { instantOf, localTime, plusDays, WEEK_DAYS, weekDayOf } from '@fachwerk/shared/time';
import { MINUTE_MS, TERMS, WEEKEND } from './rental-terms';

/** Prices of a vehicle with VAT. */
export interface Tariff {
  hourCents: number;
  dayCents: number;
  /** Null: none. */
  weekendCents: number | null;
}

export interface Period {
  from: Date;
  to: Date;
}

export interface PricePart {
  unit: 'HOUR' | 'DAY' | 'WEEKEND';
  count: number;
  cents: number;
}

export interface Price {
  cents: number;
  parts: PricePart[];
}

const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;
const SATURDAY = WEEK_DAYS.indexOf('sat');

/**
 * The cheapest combination of begun hours, 24 hours and weekends that covers the time. Hours are real ones:
 * a night with a time change has one more or less. Whatever covers a time covers each part of it, so that a
 * shorter rental is never dearer.
 */
export function rentalPrice({ from, to }: Period, tariff: Tariff): Price {
  const end = to.getTime();
  const weekends = tariff.weekendCents === null ? [] : weekendsIn({ from, to });
  const known = new Map<number, Price>();

  function cheapestFrom(start: number): Price {
    const found = known.get(start);
    if (found) return found;
    let best = plainPrice(end - start, tariff);
    for (const weekend of weekends) {
      if (weekend.end <= start || weekend.start >= end) continue;
      const price = together(
        plainPrice(Math.max(0, weekend.start - start), tariff),
        one('WEEKEND', tariff.weekendCents ?? 0),
        cheapestFrom(weekend.end),
      );
      if (price.cents < best.cents) best = price;
    }
    known.set(start, best);
    return best;
  }

  return cheapestFrom(from.getTime());
}

/** The charge for a return after `to`: the difference to the longer time, by the agreed prices. */
export function extraPrice(
  { from, to }: Period,
  returnedAt: Date,
  tariff: Tariff,
): { lateMinutes: number; cents: number } {
  const late = Math.ceil((returnedAt.getTime() - to.getTime()) / MINUTE_MS);
  if (late <= TERMS.graceMinutes) return { lateMinutes: Math.max(0, late), cents: 0 };
  const agreed = rentalPrice({ from, to }, tariff).cents;
  return { lateMinutes: late, cents: rentalPrice({ from, to: returnedAt }, tariff).cents - agreed };
}

/** Hours and days only. */
function plainPrice(milliseconds: number, { hourCents, dayCents }: Tariff): Price {
  const hours = Math.max(0, Math.ceil(milliseconds / HOUR_MS));
  const days = Math.floor(hours / DAY_HOURS);
  const rest = hours % DAY_HOURS;
  const candidates = [
    parts(0, hours, hourCents, dayCents),
    parts(days, rest, hourCents, dayCents),
    ...(rest > 0 ? [parts(days + 1, 0, hourCents, dayCents)] : []),
  ];
  return candidates.reduce((best, other) => (other.cents < best.cents ? other : best));
}

const parts = (days: number, hours: number, hourCents: number, dayCents: number): Price =>
  together(
    { cents: days * dayCents, parts: days > 0 ? [{ unit: 'DAY', count: days, cents: days * dayCents }] : [] },
    {
      cents: hours * hourCents,
      parts: hours > 0 ? [{ unit: 'HOUR', count: hours, cents: hours * hourCents }] : [],
    },
  );

const one = (unit: PricePart['unit'], cents: number): Price => ({
  cents,
  parts: [{ unit, count: 1, cents }],
});

/** One part of each unit, the largest unit first. */
function together(...prices: readonly Price[]): Price {
  const all = prices.flatMap((price) => price.parts);
  const units = ['WEEKEND', 'DAY', 'HOUR'] as const;
  return {
    cents: prices.reduce((sum, { cents }) => sum + cents, 0),
    parts: units.flatMap((unit) => {
      const same = all.filter((part) => part.unit === unit);
      const count = same.reduce((sum, part) => sum + part.count, 0);
      return count === 0 ? [] : [{ unit, count, cents: same.reduce((sum, part) => sum + part.cents, 0) }];
    }),
  };
}

/** The weekends that a time touches, in milliseconds. */
function weekendsIn({ from, to }: Period): { start: number; end: number }[] {
  const first = localTime(from).date;
  const last = localTime(to).date;
  // On Monday morning the weekend of the Saturday before goes on.
  const back = (WEEK_DAYS.indexOf(weekDayOf(first)) - SATURDAY + WEEK_DAYS.length) % WEEK_DAYS.length;
  const found: { start: number; end: number }[] = [];
  for (let saturday = plusDays(first, -back); saturday <= last; saturday = plusDays(saturday, 7))
    found.push({
      start: instantOf(saturday, WEEKEND.saturday).getTime(),
      end: instantOf(plusDays(saturday, 2), WEEKEND.monday).getTime(),
    });
  return found;
}
