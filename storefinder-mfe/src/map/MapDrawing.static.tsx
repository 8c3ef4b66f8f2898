import { useMessages } from '@fachwerk/shared/widget';
import { frameOf, isSeen } from './frame';
import type { MapStore } from './map-store';
import { type Mark, marksOf } from './marks';
import { type StateOutline, stateOutlines } from './outlines';
import { type Point, project } from './projection';
import styles from './StoreMap.module.css';

interface MapDrawingProps {
  stores: readonly MapStore[];
  chosen: string | undefined;
  /** Addresses of states, by name. */
  states: Readonly<Record<string, string>> | undefined;
}

/** The width of the drawing in its own pixels; it fills the frame around it. */
const WIDTH = 400;
/** From middle to middle of two marks: 24 pixels on the narrowest phones. */
const GAP = 34;
/** Stores that the title of a mark names. */
const NAMED = 3;

/** States and stores, complete in the HTML of the server. Links are for mouse and touch. */
export function MapDrawing({ stores, chosen, states = {} }: MapDrawingProps) {
  const text = useMessages();
  const points = stores.map(({ latitude, longitude }) => project(latitude, longitude));
  const frame = frameOf(points);
  const scale = WIDTH / frame.width;
  const placed = stores.map((store, index) => ({
    ...store,
    x: (points[index]!.x - frame.x) * scale,
    y: (points[index]!.y - frame.y) * scale,
  }));
  const marks = marksOf(
    placed,
    GAP,
    placed.find(({ id }) => id === chosen),
  );
  // What is further north is drawn first, the chosen store in the end.
  const drawn = [...marks].sort((first, second) => rank(first) - rank(second));

  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${rounded(frame.height * scale)}`}
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`scale(${rounded(scale)}) translate(${rounded(-frame.x)} ${rounded(-frame.y)})`}>
        {stateOutlines
          .filter(({ box }) => isSeen(frame, box))
          .map((outline) => (
            <State key={outline.state} {...outline} href={states[outline.state]} />
          ))}
      </g>
      {drawn.map((mark) => {
        const { things } = mark;
        const [first] = things;
        const isOne = things.length === 1;
        return (
          <g key={first!.id} transform={`translate(${rounded(mark.x)} ${rounded(mark.y)})`}>
            <a
              className={styles.mark}
              href={isOne ? first!.href : nearOf(mark)}
              rel={isOne ? undefined : 'nofollow'}
              tabIndex={-1}
              data-stores={things.map(({ id }) => id).join(' ')}
              data-chosen={things.some(({ id }) => id === chosen) ? '' : undefined}
            >
              <title>{titleOf(mark)}</title>
              <circle className={styles.target} r={GAP / 2} />
              <circle className={isOne ? styles.one : styles.many} />
              {!isOne && <text className={styles.number}>{things.length}</text>}
            </a>
          </g>
        );
      })}
    </svg>
  );

  function rank({ y, things }: Mark<MapStore & Point>): number {
    return things.some(({ id }) => id === chosen) ? Infinity : y;
  }

  function titleOf({ things }: Mark<MapStore & Point>): string {
    const names = things.slice(0, NAMED).map(({ name }) => name);
    const more = things.length - names.length;
    return (more > 0 ? [...names, text('storeMap.more', { count: more })] : names).join('\n');
  }
}

/** The list of stores near the one that is nearest to the middle. */
function nearOf({ x, y, things }: Mark<MapStore & Point>): string | undefined {
  // Rounded, so that of two the first is taken: both are equally far.
  const far = (point: Point) => Math.round((point.x - x) ** 2 + (point.y - y) ** 2);
  return [...things].sort((first, second) => far(first) - far(second))[0]?.near;
}

function State({ state, path, href }: StateOutline & { href: string | undefined }) {
  const shape = (
    <path className={styles.state} d={path}>
      <title>{state}</title>
    </path>
  );
  return href ? (
    <a href={href} tabIndex={-1}>
      {shape}
    </a>
  ) : (
    shape
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
