import { useMessages } from '@fachwerk/shared/widget';
import { COUNTRY, frameOf, isSeen } from './frame';
import { type Label, labelsOf, shortNames } from './labels';
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
  /** The state of the page; others are paler. */
  home: string | undefined;
}

/** The width of the drawing in its own pixels; it fills the frame around it. */
const WIDTH = 400;
/** From middle to middle of two marks: 24 pixels on the narrowest phones. */
const GAP = 34;
/** Stores that the title of a mark names. */
const NAMED = 3;

type PlacedStore = MapStore & Point;

/** States and stores, complete in the HTML of the server. Links are for mouse and touch. */
export function MapDrawing({ stores, chosen, states = {}, home }: MapDrawingProps) {
  const text = useMessages();
  const { frame, scale, height, marks } = layOut(stores, chosen);
  const hasNumbers = marks.some(({ mark }) => mark.things.length > 1);

  return (
    <>
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" focusable="false">
        <g transform={`scale(${rounded(scale)}) translate(${rounded(-frame.x)} ${rounded(-frame.y)})`}>
          {stateOutlines
            .filter(({ box }) => isSeen(frame, box))
            .map(({ state, path }) => (
              <StateShape
                key={state}
                state={state}
                path={path}
                href={states[state]}
                isPale={home !== undefined && state !== home}
              />
            ))}
        </g>
        {marks.map(({ mark, label, isChosen }) => (
          <StoreMark key={mark.things[0]!.id} mark={mark} label={label} isChosen={isChosen} />
        ))}
      </svg>
      <p className={styles.caption}>
        {hasNumbers && `${text('storeMap.numbers')} `}
        {text('storeMap.list')}
      </p>
    </>
  );
}

/** In the order of drawing: from north to south, the chosen store in the end. */
function layOut(stores: readonly MapStore[], chosen: string | undefined) {
  const points = stores.map(({ latitude, longitude }) => project(latitude, longitude));
  const frame = frameOf(points);
  const scale = WIDTH / frame.width;
  const height = rounded(frame.height * scale);
  const placed: PlacedStore[] = stores.map((store, index) => ({
    ...store,
    x: (points[index]!.x - frame.x) * scale,
    y: (points[index]!.y - frame.y) * scale,
  }));
  const isChosen = ({ things }: Mark<PlacedStore>) => things.some(({ id }) => id === chosen);
  const own = placed.find(({ id }) => id === chosen);
  const marks = marksOf(placed, GAP, own).sort((first, second) =>
    isChosen(first) === isChosen(second) ? first.y - second.y : Number(isChosen(first)) - 1,
  );
  // There is no room for names on the whole country.
  const names = frame === COUNTRY ? [] : shortNames(stores.map(({ name }) => name));
  const nameOf = ({ things: [store, more] }: Mark<PlacedStore>) =>
    more ? undefined : names[placed.indexOf(store!)];
  const labels = labelsOf(
    marks.map((mark) => ({ x: mark.x, y: mark.y, text: nameOf(mark) })),
    { width: WIDTH, height },
  );
  return {
    frame,
    scale,
    height,
    marks: marks.map((mark, index) => ({ mark, label: labels[index], isChosen: isChosen(mark) })),
  };
}

interface StoreMarkProps {
  mark: Mark<PlacedStore>;
  label: Label | undefined;
  isChosen: boolean;
}

function StoreMark({ mark, label, isChosen }: StoreMarkProps) {
  const text = useMessages();
  const { x, y, things } = mark;
  const names = things.slice(0, NAMED).map(({ name }) => name);
  const more = things.length - names.length;
  const isOne = things.length === 1;

  return (
    <g transform={`translate(${rounded(x)} ${rounded(y)})`}>
      <a
        className={styles.mark}
        href={isOne ? things[0]!.href : nearOf(mark)}
        rel={isOne ? undefined : 'nofollow'}
        tabIndex={-1}
        data-stores={things.map(({ id }) => id).join(' ')}
        data-chosen={isChosen ? '' : undefined}
      >
        <title>{(more > 0 ? [...names, text('storeMap.more', { count: more })] : names).join('\n')}</title>
        <circle className={styles.target} r={GAP / 2} />
        <circle className={styles.dot} r={isOne ? 6.5 : Math.min(16, Math.round(11.5 + things.length / 4))} />
        {!isOne && <text className={styles.number}>{things.length}</text>}
        {label && (
          <text className={styles.label} x={label.x} y={label.y} textAnchor={label.anchor}>
            {label.text}
          </text>
        )}
      </a>
    </g>
  );
}

/** The list of stores near the one that is nearest to the middle. */
function nearOf({ x, y, things }: Mark<PlacedStore>): string | undefined {
  // Rounded, so that of two the first is taken: both are equally far.
  const far = (point: Point) => Math.round((point.x - x) ** 2 + (point.y - y) ** 2);
  return [...things].sort((first, second) => far(first) - far(second))[0]?.near;
}

interface StateShapeProps extends Pick<StateOutline, 'state' | 'path'> {
  href: string | undefined;
  isPale: boolean;
}

function StateShape({ state, path, href, isPale }: StateShapeProps) {
  const shape = (
    <path className={isPale ? styles.pale : styles.state} d={path}>
      <title>{state}</title>
    </path>
  );
  if (!href) return shape;
  return (
    <a href={href} tabIndex={-1}>
      {shape}
    </a>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
