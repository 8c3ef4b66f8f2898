import { CaretRightIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Names the navigation, e.g. "Brotkrumen". */
  label: string;
  /** From the start page down. */
  items: readonly { name: string; url: string }[];
  /** The page itself, as the last step without a link. */
  current?: string;
  className?: string;
}

export function Breadcrumb({ label, items, current, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={joinClasses(styles.breadcrumb, className)}>
      <ol role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.url} className={styles.item}>
            <a className={styles.link} href={item.url}>
              {item.name}
            </a>
            <CaretRightIcon size={16} className={styles.separator} />
          </li>
        ))}
        {current && (
          <li className={styles.item}>
            <span aria-current="page" className={styles.current}>
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
