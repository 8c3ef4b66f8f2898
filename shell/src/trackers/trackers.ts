import type { TrackerEntry } from './tracker';

/** A new tracker is a file and an entry here. */
export const TRACKERS: readonly TrackerEntry[] = [
  {
    service: 'promotion-tracking',
    load: () => import(/* webpackChunkName: "promotion-tracking" */ './promotion-tracking'),
  },
  {
    service: 'analytics',
    needs: 'analytics',
    load: () => import(/* webpackChunkName: "analytics" */ './analytics/analytics'),
  },
];
