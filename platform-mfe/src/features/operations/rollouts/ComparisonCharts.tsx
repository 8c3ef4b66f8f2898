import type { Comparison, RolloutHistory } from '@fachwerk/shared/contracts';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { METRICS, minutesPerPoint, pointsOf } from '../base/rates';
import { useOperationsTime } from '../time/use-operations-time';
import styles from './ComparisonCharts.module.css';
import { ComparisonTable } from './ComparisonTable';
import { MetricFigure } from './MetricFigure';

interface ComparisonChartsProps {
  history: RolloutHistory;
  comparison: Comparison;
  now: string;
}

export function ComparisonCharts({ history, comparison, now }: ComparisonChartsProps) {
  const text = useMessages();
  const time = useOperationsTime();
  const { rollout, minutes } = history;
  const { candidate, base } = comparison;
  const from = rollout.startedAt;
  const to = rollout.endedAt ?? now;
  const step = minutesPerPoint(from, to);
  // One sentence instead of four empty charts, which would fill a phone's screen.
  if (minutes.length === 0)
    return (
      <p className={styles.note}>
        {text(`operations.charts.${rollout.endedAt === null ? 'soon' : 'never'}`)}
      </p>
    );

  return (
    <div className={styles.comparison}>
      <div className={styles.charts}>
        {METRICS.map((metric) => (
          <MetricFigure
            key={metric}
            metric={metric}
            candidate={{ counted: candidate, points: pointsOf(minutes, rollout.version, metric, step) }}
            base={
              base && {
                counted: base,
                points: rollout.base ? pointsOf(minutes, rollout.base, metric, step) : [],
              }
            }
            from={from}
            to={to}
            step={step}
          />
        ))}
      </div>
      <p className={styles.note}>{text('operations.charts.step', { duration: time.duration(step * 60) })}</p>
      <Accordion className={styles.table} title={text('operations.charts.asTable')}>
        <ComparisonTable history={history} step={step} />
      </Accordion>
    </div>
  );
}
