import type { EnergyLabel } from '../contracts/catalogue/product';
import { joinClasses } from '../ui/join-classes';
import { useMessages } from '../widget/messages';
import styles from './EnergyArrow.module.css';

export interface EnergyArrowProps {
  label: EnergyLabel;
  /** Height in CSS pixels. */
  size?: 24 | 28 | 40;
  className?: string;
}

/** Font sizes by number of letters, so that "A+++" fits. */
const CLASS_SIZES = [36, 30, 24, 19];
const RANGE_SIZES = [15, 11, 8, 7];
const sizeFor = (sizes: readonly number[], letters: string) =>
  sizes[Math.min(letters.length, sizes.length) - 1] ?? sizes[0];

/**
 * The arrow of Regulation (EU) 2017/1369 for offers: the class in its colour beside the range of the scale.
 */
export function EnergyArrow({ label, size = 28, className }: EnergyArrowProps) {
  const text = useMessages();
  const { level, color, scale } = label;

  return (
    <svg
      className={joinClasses(styles.arrow, className)}
      viewBox="0 0 92 51"
      width={Math.round((size * 92) / 51)}
      height={size}
      role="img"
      aria-label={text('product.energy.label', { level, high: scale.high, low: scale.low })}
      focusable="false"
    >
      <path fill="#fff" stroke="#000" strokeLinejoin="round" d="M91 .5H23L.7 25.5 23 50.5h68z" />
      <path fill={color} stroke="#000" strokeLinejoin="round" d="M70 .5H23L.7 25.5 23 50.5h47z" />
      <text className={styles.level} x="42" y="38" fontSize={sizeFor(CLASS_SIZES, level)}>
        {level}
      </text>
      <text className={styles.range} x="80.5" y="15" fontSize={sizeFor(RANGE_SIZES, scale.high)}>
        {scale.high}
      </text>
      <path fill="none" stroke="#000" strokeWidth="1.4" d="M80.5 32V19m-3.4 3.6 3.4-3.6 3.4 3.6" />
      <text className={styles.range} x="80.5" y="46" fontSize={sizeFor(RANGE_SIZES, scale.low)}>
        {scale.low}
      </text>
    </svg>
  );
}

/** `event` is found by the build as one that is sent. */
const LAYER = { event: 'search:energy-label-requested' };

/**
 * The arrow, which opens the label, and the link to the data sheet; required beside every price. Without
 * script both lead to the page of the label.
 */
export function EnergyNote({ label, size }: { label: EnergyLabel; size?: EnergyArrowProps['size'] }) {
  const text = useMessages();
  const { dataSheet, productId } = label;
  const arrow = <EnergyArrow label={label} size={size} />;
  if (!dataSheet) return <span className={styles.note}>{arrow}</span>;

  return (
    <span className={styles.note}>
      <a
        className={styles.open}
        href={dataSheet}
        {...(productId && { 'data-opens': LAYER.event, 'data-opens-with': JSON.stringify({ productId }) })}
      >
        {arrow}
      </a>
      <a className={styles.dataSheet} href={dataSheet}>
        {text('product.energy.dataSheet')}
      </a>
    </span>
  );
}
