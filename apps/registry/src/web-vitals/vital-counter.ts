import type { Database } from '@fachwerk/database';
import type { WebVitalsReport } from '@fachwerk/shared/contracts';
import { type AddressRules, createAddressLimit, type Reporter } from '../telemetry/address-limit';
import { writtenSoon } from '../telemetry/written-soon';
import { storeReleaseVitals, storeWidgetVitals } from './store-vitals';
import {
  addReleaseTally,
  addWidgetTally,
  releaseKey,
  type ReleaseTally,
  tallyRelease,
  tallyWidgetVitals,
  widgetKey,
  type WidgetTally,
} from './vital-tally';

/** Maximum number of rows in memory; further reports are not counted. */
const MOST_WAITING = 2000;

declare module 'fastify' {
  interface FastifyInstance {
    webVitals: VitalCounter;
  }
}

export interface VitalCounter {
  /** False if the address is over its limit and its report is not parsed. */
  accepts(reporter: Reporter): boolean;
  count(report: WebVitalsReport, reporter: Reporter): void;
  /** Writes the counts now, instead of within a second. */
  flush(): Promise<void>;
  /** Writes the remaining counts. */
  close(): Promise<void>;
}

export interface VitalCounterOptions {
  db: Database;
  rules: AddressRules;
  now: () => number;
  liveReleases: () => Promise<ReadonlySet<string>>;
  onError: (error: unknown) => void;
}

/** Adds reports in memory and writes them together. */
export function createVitalCounter({
  db,
  rules,
  now,
  liveReleases,
  onError,
}: VitalCounterOptions): VitalCounter {
  const limit = createAddressLimit(now, rules);
  let releases = new Map<string, ReleaseTally>();
  let widgets = new Map<string, WidgetTally>();

  const addRelease = (tally: ReleaseTally) => put(releases, releaseKey(tally), tally, addReleaseTally);
  const addWidget = (tally: WidgetTally) => put(widgets, widgetKey(tally), tally, addWidgetTally);

  async function write(): Promise<void> {
    const [ofReleases, ofWidgets] = [[...releases.values()], [...widgets.values()]];
    releases = new Map();
    widgets = new Map();
    if (ofReleases.length + ofWidgets.length === 0) return;
    try {
      const live = [...(await liveReleases())];
      await db.transaction(async (inside) => {
        await storeReleaseVitals(inside, ofReleases, live);
        await storeWidgetVitals(inside, ofWidgets);
      });
    } catch (error) {
      onError(error);
      ofReleases.forEach(addRelease);
      ofWidgets.forEach(addWidget);
      written.later();
    }
  }
  const written = writtenSoon(write);

  return {
    accepts: (reporter) => limit.accepts(reporter),
    count(report, reporter) {
      const release = tallyRelease(report);
      if (!release || !limit.admits(reporter)) return;
      addRelease(release);
      tallyWidgetVitals(report).forEach(addWidget);
      written.later();
    },
    flush: written.flush,
    close: written.close,
  };
}

function put<T>(tallies: Map<string, T>, key: string, tally: T, add: (sum: T, tally: T) => void): void {
  const sum = tallies.get(key);
  if (sum) add(sum, tally);
  else if (tallies.size < MOST_WAITING) tallies.set(key, tally);
}
