import type { Database } from '@fachwerk/database';
import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { versionKey } from '@fachwerk/shared/federation';
import { type AddressRules, createAddressLimit, type Reporter } from './address-limit';
import { type FailureGroup, groupKey, groupsOf } from './failure-groups';
import { createKnownVersions } from './known-versions';
import { networkKey, networkSecret } from './network-key';
import type { NetworkRules } from './network-limit';
import { storeCounts, storeFailures, storeWidgets } from './store-counts';
import { type NetworkReports, storeNetworkCounts } from './store-network-counts';
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
import { writtenSoon } from './written-soon';

/** Maximum number of groups in memory while the database is unavailable; further reports are not counted. */
const MOST_WAITING = 5000;

export interface Source extends Reporter {
  /**
   * Undefined for a visitor who was not assigned to a version at random. Views without a bucket always get
   * the stable version and are first views with cold caches, so they would bias the comparison: their
   * failures are stored, but they are not compared.
   */
  bucket: number | undefined;
  /** Failures that the page server has found are certain. */
  isOfPageServer: boolean;
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
  networkRules: NetworkRules;
  signingKey: string;
  now: () => number;
  /** Called after failures were written. */
  onFailures: () => void;
  onError: (error: unknown) => void;
}

export function createTelemetryCounter({
  db,
  rules,
  networkRules,
  signingKey,
  now,
  onFailures,
  onError,
}: Options): TelemetryCounter {
  const limit = createAddressLimit(now, rules);
  const secret = networkSecret(signingKey);
  const known = createKnownVersions(db, now);
  let counts = new Map<string, Tally>();
  let networks = new Map<string, NetworkReports>();
  let groups = new Map<string, FailureGroup>();
  let widgets = new Map<string, WidgetTally>();

  const add = (tally: Tally) => addTo(counts, tally);
  const addOfNetwork = ({ stage, version, network, reports }: NetworkReports) => {
    const key = `${stage.rollout} ${stage.since.getTime()} ${version} ${network}`;
    const sum = networks.get(key);
    if (sum) sum.reports.push(...reports);
    else if (networks.size < MOST_WAITING) networks.set(key, { stage, version, network, reports });
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
    const [tallies, failures, mounts] = [[...counts.values()], [...groups.values()], [...widgets.values()]];
    const ofNetworks = [...networks.values()];
    counts = new Map();
    networks = new Map();
    groups = new Map();
    widgets = new Map();
    try {
      await db.transaction(async (inside) => {
        const compared = await storeNetworkCounts(inside, ofNetworks, networkRules);
        await storeCounts(inside, summed([...tallies, ...compared]));
        await storeFailures(inside, failures);
        await storeWidgets(inside, mounts);
      });
      if (failures.length > 0) onFailures();
    } catch (error) {
      onError(error);
      tallies.forEach(add);
      ofNetworks.forEach(addOfNetwork);
      failures.forEach(addGroup);
      mounts.forEach(addWidget);
      written.later();
    }
  }
  const written = writtenSoon(write);

  return {
    accepts: (reporter) => limit.accepts(reporter),
    async count(report, { bucket, isOfPageServer, ...reporter }) {
      const versions = await known();
      const isKnown = ({ mfe, version }: { mfe: string; version: string }) =>
        versions.has(versionKey(mfeOf(mfe), version));
      const tallies = [...tallyReport(report).values()].filter(isKnown);
      if (tallies.length === 0 || !limit.admits(reporter)) return;
      const bad = tallies.filter(({ failures, errors }) => failures + errors > 0);
      const isListed = limit.lists(
        reporter,
        bad.map((tally) => versionKey(tally.mfe, tally.version)),
      );
      for (const tally of bucket === undefined ? [] : tallies) {
        const stage = versions.get(versionKey(tally.mfe, tally.version));
        if (stage && bucket !== undefined && !reporter.isOwnMachine) {
          const network = networkKey(stage, { address: reporter.address, bucket }, secret);
          addOfNetwork({ stage, version: tally.version, network, reports: [{ tally, isOfPageServer }] });
        } else if (isListed) add(tally);
      }
      if (isListed) {
        groupsOf(report).filter(isKnown).forEach(addGroup);
        tallyWidgets(report, isKnown).forEach(addWidget);
      }
      written.later();
    },
    flush: written.flush,
    close: written.close,
  };
}

function addTo(counts: Map<string, Tally>, tally: Tally): void {
  const key = versionKey(tally.mfe, tally.version);
  const sum = counts.get(key) ?? emptyTally(tally.mfe, tally.version);
  addTally(sum, tally);
  counts.set(key, sum);
}

/** One tally per version: a statement cannot write a row twice. */
function summed(tallies: readonly Tally[]): Tally[] {
  const counts = new Map<string, Tally>();
  for (const tally of tallies) addTo(counts, tally);
  return [...counts.values()];
}
