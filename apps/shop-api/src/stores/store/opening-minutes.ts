import { instantOf, localTime, plusDays } from '@fachwerk/shared/time';
import { hoursOn, type OpeningPlan } from './opening-rules';

const MINUTE_MS = 60_000;

/** Minutes between two moments at which the store was open. */
export function openingMinutes(from: Date, to: Date, plan: OpeningPlan): number {
  const lastDay = localTime(to).date;
  let open = 0;
  for (let date = localTime(from).date; date <= lastDay; date = plusDays(date, 1))
    for (const pair of hoursOn(date, plan)) {
      const start = Math.max(instantOf(date, pair.from).getTime(), from.getTime());
      const end = Math.min(instantOf(date, pair.to).getTime(), to.getTime());
      open += Math.max(0, end - start);
    }
  return Math.round(open / MINUTE_MS);
}
