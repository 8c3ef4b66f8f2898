import type { RolloutHistory } from '@fachwerk/shared/contracts';
import { DataTable } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { bareVersion } from '../base/channel';
import { countText, valueText } from '../base/figures-text';
import { type Metric, METRICS, type Point, pointsOf } from '../base/rates';
import { useOperationsTime } from '../time/use-operations-time';
import styles from './ComparisonTable.module.css';

/** The data of the charts as a table, newest first. */
export function ComparisonTable({ history, step }: { history: RolloutHistory; step: number }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { rollout, minutes } = history;
  const versions = [rollout.version, ...(rollout.base ? [rollout.base] : [])];
  const points = new Map<string, Map<Metric, Point[]>>(
    versions.map((version) => [
      version,
      new Map(METRICS.map((metric) => [metric, pointsOf(minutes, version, metric, step)])),
    ]),
  );
  const rows = versions
    .flatMap((version) => (points.get(version)?.get('errors') ?? []).map(({ at }) => ({ at, version })))
    .sort((a, b) => b.at.localeCompare(a.at) || versions.indexOf(a.version) - versions.indexOf(b.version));
  const at = (version: string, metric: Metric, instant: string) =>
    points
      .get(version)
      ?.get(metric)
      ?.find((point) => point.at === instant)?.figure;

  return (
    <DataTable
      isBounded
      className={styles.table}
      label={text('operations.charts.tableOf', {
        version: bareVersion(rollout.version),
        mfe: rollout.mfe,
      })}
      columns={[
        { title: text('operations.table.time') },
        { title: text('operations.table.version') },
        { title: text('operations.table.views'), isNumber: true },
        ...METRICS.map((metric) => ({ title: text(`operations.metric.${metric}`), isNumber: true })),
      ]}
      rows={rows.map((row) => ({
        key: `${row.at} ${row.version}`,
        cells: [
          time.minute(row.at),
          bareVersion(row.version),
          countText(at(row.version, 'errors', row.at)?.of ?? 0),
          ...METRICS.map((metric) => valueText(metric, at(row.version, metric, row.at)?.value ?? null)),
        ],
      }))}
    />
  );
}
