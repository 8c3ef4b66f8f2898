import { Children, type ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  /** What the list holds, for assistive technology. */
  label?: string;
  /** How many stand side by side on wide screens; two on phones, three on tablets. */
  columns?: 3 | 4;
  /** `<ProductTile>` elements or skeletons. */
  children: ReactNode;
  className?: string;
}

/** Tiles in rows whose pictures, names and prices stand on common lines. */
export function ProductGrid({ label, columns = 4, children, className }: ProductGridProps) {
  return (
    <ul
      role="list"
      aria-label={label}
      className={joinClasses(styles.grid, columns === 4 && styles.four, className)}
    >
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
