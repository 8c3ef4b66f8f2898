import type { Queryable } from '@fachwerk/database';
import type { Stage } from './known-versions';
import { type NetworkReport, type NetworkRules, offerOf, sumOf, withinLimits } from './network-limit';
import type { Tally } from './tally';

/** Reports of one network about one version that wait to be counted. */
export interface NetworkReports {
  stage: Stage;
  version: string;
  /** `networkKey`. */
  network: string;
  reports: NetworkReport[];
}

interface Row extends NetworkRules {
  [column: string]: unknown;
  rollout: number;
  version: string;
  network: string;
}

/** The row of a network is locked until the end of the transaction: several processes count exactly. */
const ADD = `
  insert into registry.network_count as n
    (stage, rollout, version, network, reports, failures, errors, goals, server_failures)
  select stage, rollout, version, network, reports, failures, errors, goals, "serverFailures"
  from jsonb_to_recordset($1::jsonb) as r (rollout bigint, stage timestamptz, version text, network text,
    reports int, failures int, errors int, goals int, "serverFailures" int)
  order by stage, rollout, version, network
  on conflict (stage, rollout, version, network) do update set
    reports = n.reports + excluded.reports, failures = n.failures + excluded.failures,
    errors = n.errors + excluded.errors, goals = n.goals + excluded.goals,
    server_failures = n.server_failures + excluded.server_failures
  returning rollout, version, network, reports, failures, errors, goals, server_failures as "serverFailures"`;

const keyOf = ({ rollout, version, network }: Pick<Row, 'rollout' | 'version' | 'network'>): string =>
  `${rollout} ${version} ${network}`;

/** Stores what the networks add and returns what counts of it. */
export async function storeNetworkCounts(
  db: Queryable,
  waiting: readonly NetworkReports[],
  rules: NetworkRules,
): Promise<Tally[]> {
  if (waiting.length === 0) return [];
  const offers = waiting.map(({ stage, version, network, reports }) => ({
    rollout: stage.rollout,
    stage: stage.since,
    version,
    network,
    ...sumOf(reports.map(offerOf)),
  }));
  const rows = new Map((await db.query<Row>(ADD, [JSON.stringify(offers)])).map((row) => [keyOf(row), row]));
  return waiting.flatMap(({ reports }, index) => {
    const offer = offers[index];
    const total = offer && rows.get(keyOf(offer));
    return total ? withinLimits(reports, difference(total, offer), rules) : [];
  });
}

const difference = (total: NetworkRules, added: NetworkRules): NetworkRules => ({
  reports: total.reports - added.reports,
  failures: total.failures - added.failures,
  errors: total.errors - added.errors,
  goals: total.goals - added.goals,
  serverFailures: total.serverFailures - added.serverFailures,
});
