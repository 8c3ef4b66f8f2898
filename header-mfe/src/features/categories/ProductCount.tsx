import type { CategoryNode } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { usePlatform } from '@fachwerk/shared/widget';
import styles from './ProductCount.module.css';

/** The product count in brackets, at the deepest level only (specification 2). */
export function ProductCount({ node }: { node: CategoryNode }) {
  const { shopLocale } = usePlatform().config;
  if (node.children.length > 0) return null;
  return <span className={styles.count}> ({formatNumber(node.totalProductCount, shopLocale)})</span>;
}
