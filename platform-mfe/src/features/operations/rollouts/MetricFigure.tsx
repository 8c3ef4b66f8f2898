import type { Measured } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import { countText, valueText } from '../base/figures-text';
import { figureOf, type Metric, type Point } from '../base/rates';
import { useOperationsTime } from '../time/use-operations-time';
import { Chart, type ChartLine } from './Chart';
import styles from './MetricFigure.module.css';

interface Side {
  counted: Measured;
  points: readonly Point[];
}

interface MetricFigureProps {
  metric: Metric;
  candidate: Side;
  base: Side | null;
  from: string;
  to: string;
  step: number;
}

/** One metric: values of both versions with their sample sizes, and a chart. */
export function MetricFigure({ metric, candidate, base, from, to, step }: MetricFigureProps) {
  const text = useMessages();
  const time = useOperationsTime();
  const sides = [
    { role: 'candidate' as const, ...candidate },
    ...(base ? [{ role: 'base' as const, ...base }] : []),
  ];
  const title = text(`operations.metric.${metric}`);
  const spoken = sides.map(({ role, counted }) => {
    const { value } = figureOf(metric, counted);
    return `${text(`operations.charts.${role}`)} ${value === null ? text('operations.charts.nothing') : valueText(metric, value)}`;
  });
  const lines = sides.map(({ role, points }): ChartLine => ({ role, points }));
  const isDrawn = lines.some(({ points }) => points.some(({ figure }) => figure.value !== null));

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.values}>
        {sides.map(({ role, counted }) => {
          const { value, count, of } = figureOf(metric, counted);
          return (
            <div key={role} className={styles.row}>
              <dt className={styles.role}>
                <svg className={styles[role]} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  {role === 'candidate' ? <circle cx="6" cy="6" r="5" /> : <path d="M1.5 1.5h9v9h-9z" />}
                </svg>
                {text(`operations.charts.${role}`)}
              </dt>
              <dd className={styles.value}>{valueText(metric, value)}</dd>
              <dd className={styles.sample}>
                {count === null
                  ? text(`operations.sample.${metric}`, { of: countText(of) })
                  : text(`operations.sample.${metric}`, { n: countText(count), of: countText(of) })}
              </dd>
            </div>
          );
        })}
      </dl>
      {isDrawn ? (
        <Chart
          label={text('operations.charts.label', {
            title,
            values: spoken.join(', '),
            from: time.full(from),
            to: time.full(to),
          })}
          lines={lines}
          least={metric === 'p75' ? 100 : 0.01}
          from={from}
          to={to}
          minutesPerPoint={step}
          write={(value) => valueText(metric, value)}
          writeTime={time.minute}
        />
      ) : (
        <p className={styles.empty}>{text('operations.charts.empty')}</p>
      )}
    </figure>
  );
}
