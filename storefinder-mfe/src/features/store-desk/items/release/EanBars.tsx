import { barsOf, eanModules } from './ean-bars';
import styles from './ReleaseSlip.module.css';

/** Modules beside the bars that stay white. */
const QUIET = 11;
const HEIGHT = 60;
/** CSS pixels of a module: a symbol of 160 percent, which tills and phones read from paper. */
const MODULE_PX = 2;

/** The number of an item as a bar code for the till; nothing for numbers without one. */
export function EanBars({ ean, label }: { ean: string; label: string }) {
  const modules = eanModules(ean);
  if (modules === undefined) return null;
  const width = modules.length + 2 * QUIET;
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width * MODULE_PX}
      height={HEIGHT * MODULE_PX}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={HEIGHT} fill="#fff" />
      <path
        fill="#000"
        d={barsOf(modules)
          .map(({ x, width: bar }) => `M${x + QUIET} 0h${bar}v${HEIGHT}h-${bar}z`)
          .join('')}
      />
    </svg>
  );
}
