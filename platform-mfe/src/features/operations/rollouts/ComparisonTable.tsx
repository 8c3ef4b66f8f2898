import type { RolloutHistory } from '@fachwerk/shared/contracts';
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
    <div
      className={styles.frame}
      role="region"
      aria-label={text('operations.charts.tableOf', {
        version: bareVersion(rollout.version),
        mfe: rollout.mfe,
      })}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('operations.table.time')}</th>
            <th scope="col">{text('operations.table.version')}</th>
            <th scope="col" className={styles.number}>
              {text('operations.table.views')}
            </th>
            {METRICS.map((metric) => (
              <th key={metric} scope="col" className={styles.number}>
                {text(`operations.metric.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.at} ${row.version}`}>
              <th scope="row">{time.minute(row.at)}</th>
              <td>{bareVersion(row.version)}</td>
              <td className={styles.number}>{countText(at(row.version, 'errors', row.at)?.of ?? 0)}</td>
              {METRICS.map((metric) => (
                <td key={metric} className={styles.number}>
                  {valueText(metric, at(row.version, metric, row.at)?.value ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
