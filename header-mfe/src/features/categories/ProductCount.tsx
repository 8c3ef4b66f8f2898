import type { CategoryNode } from '@fachwerk/shared/contracts';
import styles from './ProductCount.module.css';

/** In brackets, at the deepest level only (specification 2). */
export function ProductCount({ node }: { node: CategoryNode }) {
  if (node.children.length > 0) return null;
  return <span className={styles.count}> ({node.totalProductCount.toLocaleString('de-DE')})</span>;
}
