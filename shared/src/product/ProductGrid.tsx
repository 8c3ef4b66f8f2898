import { Children, type ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  /** Label of the list for assistive technology. */
  label?: string;
  /** Columns on wide screens; two on phones, three on tablets. */
  columns?: 3 | 4;
  /** `<ProductTile>` elements or skeletons. */
  children: ReactNode;
  className?: string;
}

/** Tiles in rows with aligned pictures, names and prices. */
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
