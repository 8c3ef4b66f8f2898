import type { Database } from '@fachwerk/database';
import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { versionKey } from '@fachwerk/shared/federation';
import { type AddressRules, createAddressLimit, type Reporter } from './address-limit';
import { type FailureGroup, groupKey, groupsOf } from './failure-groups';
import { createKnownVersions } from './known-versions';
import { storeCounts, storeFailures, storeWidgets } from './store-counts';
import {
  addTally,
  addWidgetTally,
  emptyTally,
  mfeOf,
  type Tally,
  tallyReport,
  tallyWidgets,
  type WidgetTally,
} from './tally';

/** A killed instance loses at most the counts of this interval. */
const FLUSH_MS = 1000;
/** Maximum number of groups in memory while the database is unavailable; further reports are not counted. */
const MOST_WAITING = 5000;

export interface Source extends Reporter {
  /**
   * Whether the visitor has a bucket and was assigned to a version at random. Views without a bucket always
   * get the stable version and are first views with cold caches, so they would bias the comparison: their
   * failures are stored, but they are not compared.
   */
  isDrawn: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    telemetry: TelemetryCounter;
  }
}

export interface TelemetryCounter {
  /** False if the address is over its limit and its reports are not parsed. */
  accepts(reporter: Reporter): boolean;
  count(report: TelemetryReport, source: Source): Promise<void>;
  /** Writes the counts now, instead of within a second. */
  flush(): Promise<void>;
  /** Writes the remaining counts. */
  close(): Promise<void>;
}

interface Options {
  db: Database;
  rules: AddressRules;
  now: () => number;
  /** Called after failures were written. */
  onFailures: () => void;
  onError: (error: unknown) => void;
}

export function createTelemetryCounter({ db, rules, now, onFailures, onError }: Options): TelemetryCounter {
  const limit = createAddressLimit(now, rules);
  const known = createKnownVersions(db, now);
  let counts = new Map<string, Tally>();
  let groups = new Map<string, FailureGroup>();
  let widgets = new Map<string, WidgetTally>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (tally: Tally) => {
    const key = versionKey(tally.mfe, tally.version);
    const sum = counts.get(key) ?? emptyTally(tally.mfe, tally.version);
    addTally(sum, tally);
    counts.set(key, sum);
  };
  const addGroup = (group: FailureGroup) => {
    const sum = groups.get(groupKey(group));
    if (sum) {
      sum.count += group.count;
      sum.healed += group.healed;
    } else if (groups.size < MOST_WAITING) groups.set(groupKey(group), { ...group });
  };

  const addWidget = (tally: WidgetTally) => {
    const key = `${tally.mfe} ${tally.widget}`;
    const sum = widgets.get(key);
    if (sum) addWidgetTally(sum, tally);
    else if (widgets.size < MOST_WAITING) widgets.set(key, tally);
  };

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [tallies, failures, mounts] = [[...counts.values()], [...groups.values()], [...widgets.values()]];
    counts = new Map();
    groups = new Map();
    widgets = new Map();
    try {
      await db.transaction(async (inside) => {
        await storeCounts(inside, tallies);
        await storeFailures(inside, failures);
        await storeWidgets(inside, mounts);
      });
      if (failures.length > 0) onFailures();
    } catch (error) {
      onError(error);
      tallies.forEach(add);
      failures.forEach(addGroup);
      mounts.forEach(addWidget);
      later();
    }
  }
  const flush = () => (writing = writing.then(write));
  const later = () => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS);
    timer.unref();
  };

  return {
    accepts: (reporter) => limit.accepts(reporter),
    async count(report, { isDrawn, ...reporter }) {
      const versions = await known();
      const isKnown = ({ mfe, version }: { mfe: string; version: string }) =>
        versions.has(versionKey(mfeOf(mfe), version));
      const tallies = [...tallyReport(report).values()].filter(isKnown);
      const bad = tallies.filter(({ failures, errors }) => failures + errors > 0);
      if (
        tallies.length === 0 ||
        !limit.admits(
          reporter,
          bad.map((tally) => versionKey(tally.mfe, tally.version)),
        )
      )
        return;
      if (isDrawn) tallies.forEach(add);
      groupsOf(report).filter(isKnown).forEach(addGroup);
      tallyWidgets(report, isKnown).forEach(addWidget);
      later();
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
