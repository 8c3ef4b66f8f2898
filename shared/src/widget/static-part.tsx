import { type ComponentType, memo, useEffect, useState, useSyncExternalStore } from 'react';
import { KeptContent } from './KeptContent';
import styles from './static-part.module.css';

/** Server build: the part inside the element that the browser keeps. */
export const serverPart =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <div className={styles.part} data-kept="">
      <Part {...props} />
    </div>
  );

interface Loadable {
  load(): Promise<unknown>;
}

/**
 * Browser build: keeps the server's HTML without rendering it. The code of the part loads when its props
 * differ from those of the hydration, or at once without server HTML.
 */
export function browserPart<Props extends object>(
  loadPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Loadable {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  /** The widget loads the part itself and handles a failure; the HTML stays meanwhile. */
  let isLoadedByWidget = false;
  const load = async () => {
    try {
      // A press elsewhere in the widget does not render the part again.
      loading ??= loadPart().then((Part) => memo(Part) as unknown as ComponentType<Props>);
      return (loaded = await loading);
    } catch (error) {
      // The next call tries again.
      loading = undefined;
      throw error;
    }
  };

  function StaticPart(props: Props) {
    const isHydrating = useSyncExternalStore(never, isFalse, isTrue);
    const [kept] = useState(isHydrating ? props : null);
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ error: unknown }>();
    const isMissing = !Part && (!kept || !isEqual(kept, props));
    // In this render if the code is loaded: new props and new content appear together.
    if (isMissing && loaded) setPart(() => loaded);

    useEffect(() => {
      if (!isMissing) return undefined;
      let isOver = false;
      const settle = (apply: () => void) => {
        if (!isOver) apply();
      };
      load()
        .catch(load)
        .then(
          (part) => settle(() => setPart(() => part)),
          (error: unknown) => settle(() => setFailure({ error })),
        );
      return () => {
        isOver = true;
      };
    }, [isMissing]);

    if (failure && isMissing && !(kept && isLoadedByWidget)) throw failure.error;
    const content = Part && <Part {...props} />;
    if (kept) return <KeptContent className={styles.part}>{content}</KeptContent>;
    return <div className={styles.part}>{content}</div>;
  }
  return Object.assign(StaticPart, {
    load() {
      isLoadedByWidget = true;
      return load();
    },
  });
}

/**
 * Loads the code of a static part before its props change, e.g. in parallel with its data. The caller handles
 * a failure. On the server and in tests there is nothing to load.
 */
export async function loadStaticPart(part: object): Promise<void> {
  if ('load' in part) await (part as Loadable).load();
}

const never = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Functions are not compared: the server's HTML contains none. */
function isEqual<Props extends object>(before: Props, now: Props): boolean {
  const names = Object.keys({ ...before, ...now }) as (keyof Props)[];
  return names.every((name) => typeof now[name] === 'function' || Object.is(before[name], now[name]));
}
