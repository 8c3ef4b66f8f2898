import { parseInstant } from '@fachwerk/shared/time';
import { joinClasses } from '@fachwerk/shared/ui';
import type { Point } from '../base/rates';
import styles from './Chart.module.css';
import { type Dot, linePath, niceCeil } from './chart-scale';

/*
 * Two lines over time. Of the libraries that draw SVG, Recharts has 100 kB compressed for this one
 * chart, visx 28 kB and no text alternative, and Chartist 9 kB, but it draws only after loading and has no
 * React component. uPlot and Chart.js draw on a canvas, which neither forced colours nor a printer nor a
 * magnifier can use.
 */

export interface ChartLine {
  role: 'candidate' | 'base';
  points: readonly Point[];
}

interface ChartProps {
  /** Text alternative. */
  label: string;
  lines: readonly ChartLine[];
  /** Minimum of the scale's upper end, so that small values look small. */
  least: number;
  /** Start and end of the time axis. */
  from: string;
  to: string;
  minutesPerPoint: number;
  write(value: number): string;
  writeTime(instant: string): string;
}

const WIDTH = 400;
const HEIGHT = 100;

/** The SVG stretches while lines keep their width; texts are HTML and keep their size. */
export function Chart({ label, lines, least, from, to, minutesPerPoint, write, writeTime }: ChartProps) {
  const values = lines.flatMap(({ points }) => points.map(({ figure }) => figure.value ?? 0));
  const top = niceCeil(Math.max(least, ...values));
  const start = parseInstant(from).getTime();
  const span = Math.max(60_000, parseInstant(to).getTime() - start);
  const place = ({ at, figure }: Point): Dot | null =>
    figure.value === null
      ? null
      : {
          x: Math.min(1, Math.max(0, (parseInstant(at).getTime() - start) / span)) * WIDTH,
          y: HEIGHT - (figure.value / top) * HEIGHT,
        };

  return (
    <div className={styles.chart}>
      <span className={styles.top} aria-hidden="true">
        {write(top)}
      </span>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <path key={y} className={styles.grid} d={`M0 ${y}H${WIDTH}`} />
        ))}
        {/* The candidate last: on top. */}
        {[...lines].reverse().map(({ role, points }) => {
          const dots = withGaps(points, minutesPerPoint).map((point) => point && place(point));
          const last = dots[dots.length - 1];
          return (
            <g key={role} className={styles[role]}>
              <path className={styles.line} d={linePath(dots)} />
              {last && <path className={styles.end} d={linePath([last])} />}
            </g>
          );
        })}
      </svg>
      <span className={joinClasses(styles.time, styles.start)} aria-hidden="true">
        {writeTime(from)}
      </span>
      <span className={joinClasses(styles.time, styles.stop)} aria-hidden="true">
        {writeTime(to)}
      </span>
    </div>
  );
}

/** Interrupts the line at minutes without data. */
function withGaps(points: readonly Point[], minutesPerPoint: number): (Point | null)[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const isAfterGap =
      before &&
      parseInstant(point.at).getTime() - parseInstant(before.at).getTime() >
        minutesPerPoint * 60_000 * GAP_POINTS;
    return isAfterGap ? [null, point] : [point];
  });
}
/** With few visitors some minutes have no data. */
const GAP_POINTS = 5;
