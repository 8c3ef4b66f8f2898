import { Skeleton } from '../ui/skeleton/Skeleton';
import styles from './ProductTileSkeleton.module.css';

/** Placeholder of a tile that is loading. */
export function ProductTileSkeleton() {
  return (
    <div className={styles.tile}>
      <Skeleton shape="picture" />
      <div className={styles.lines}>
        <Skeleton className={styles.short} />
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton shape="title" />
    </div>
  );
}
