import { CaretRightIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Label of the navigation, e.g. "Brotkrumen". */
  label: string;
  /** Links from the start page downwards. */
  items: readonly { name: string; url: string }[];
  /** The current page; the last step, without a link. */
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
