import type { Report } from './tracker';

/** Reports that wait for a decision of the visitor, or for the code of the tracker. */
export const MOST_WAITING = 200;

/** The oldest of too many are dropped; the report `reports_dropped` then stands for them. */
export function waitingReports() {
  let waiting: Report[] = [];
  let dropped = 0;
  return {
    add(report: Report): void {
      waiting.push(report);
      if (waiting.length <= MOST_WAITING) return;
      waiting.shift();
      dropped += 1;
    },
    /** Each report once. */
    take(): Report[] {
      const lost = dropped > 0 ? [{ name: 'reports_dropped', values: { count: dropped } }] : [];
      const taken = [...lost, ...waiting];
      waiting = [];
      dropped = 0;
      return taken;
    },
  };
}
