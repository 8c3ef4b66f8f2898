import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Price.module.css';
import { splitPrice } from './split-price';

export interface PriceProps {
  /** Formatted: "1.234,50 €", "€1,234.50". */
  value: string;
  /** small in rows, medium on tiles, large beside the call to action (with superscript cents). */
  size?: 'small' | 'medium' | 'large';
  /** Marks a reduced price. */
  isReduced?: boolean;
  /** Text before the price, e.g. "ab". */
  prefix?: string;
  className?: string;
}

/** The price to pay: bold, in tabular figures. */
export function Price({ value, size = 'medium', isReduced = false, prefix, className }: PriceProps) {
  return (
    <span
      className={joinClasses(
        styles.price,
        styles[size],
        prefix && styles.from,
        isReduced && styles.reduced,
        className,
      )}
    >
      {prefix && <span className={styles.prefix}>{prefix} </span>}
      {size === 'large' ? <RaisedCents value={value} /> : value}
    </span>
  );
}

function RaisedCents({ value }: { value: string }) {
  const parts = splitPrice(value);
  if (!parts) return value;
  return (
    <>
      <VisuallyHidden>{value}</VisuallyHidden>
      <span aria-hidden="true">
        {parts.whole}
        <span className={styles.comma}>{parts.mark}</span>
        <sup className={styles.cents}>{parts.cents}</sup>
        {parts.rest}
      </span>
    </>
  );
}

/** A former or recommended price, with a text that names its kind. */
export function StrikePrice({
  value,
  label,
  className,
}: {
  value: string;
  label: ReactNode;
  className?: string;
}) {
  return (
    <span className={joinClasses(styles.strike, className)}>
      {label} <s className={styles.old}>{value}</s>
    </span>
  );
}

/** Price per unit of measure (PAngV §4), e.g. "3,98 € / 1 kg". */
export function UnitPrice({ price, unit, className }: { price: string; unit: string; className?: string }) {
  return (
    <span className={joinClasses(styles.unit, className)}>
      {price} / {unit}
    </span>
  );
}
