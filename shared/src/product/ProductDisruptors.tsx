import type { ProductTile } from '../contracts/catalogue/product';
import { joinClasses } from '../ui/join-classes';
import styles from './ProductDisruptors.module.css';

export interface ProductDisruptorsProps {
  product: Pick<ProductTile, 'productDisruptor' | 'imageProductDisruptor'>;
  className?: string | undefined;
}

/** Text of a badge; a rank with what it is measured by. */
export const badgeText = ({ name, basis }: { name: string; basis?: string | undefined }): string =>
  basis ? `${name}: ${basis}` : name;

/** Badge and seal of the catalogue above the picture of a product; the basis of a rank is text below it. */
export function ProductDisruptors({ product, className }: ProductDisruptorsProps) {
  const { productDisruptor: badge, imageProductDisruptor: seal } = product;
  if (!badge && !seal) return null;
  return (
    <div className={joinClasses(styles.place, className)}>
      {badge && (
        <span className={styles.badge}>
          <span className={styles.size} aria-hidden="true">
            {badge.name}
          </span>
          {/* The strict policy of the page forbids colours in a style attribute. */}
          <svg className={styles.paint} role="img" aria-label={badge.name} focusable="false">
            <rect width="100%" height="100%" rx="4" fill={badge.backgroundColor} />
            <text className={styles.text} x="50%" y="17" fill={badge.textColor}>
              {badge.name}
            </text>
          </svg>
        </span>
      )}
      {seal && (
        <img className={styles.seal} src={seal.src} alt={seal.alt} width="56" height="56" loading="lazy" />
      )}
    </div>
  );
}
