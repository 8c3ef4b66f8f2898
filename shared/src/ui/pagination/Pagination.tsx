import type { MouseEvent } from 'react';
import { CaretLeftIcon, CaretRightIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import { pageWindow } from './page-window';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Label of the navigation, e.g. "Seiten". */
  label: string;
  previousText: string;
  nextText: string;
  /** Accessible name of a page link, e.g. "Seite 3". */
  pageLabel: (page: number) => string;
  current: number;
  count: number;
  urlOf: (page: number) => string;
  /** Called on a plain click; `preventDefault` changes the page without a page load. */
  onNavigate?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
  className?: string;
}

/** Links to the pages of a list; renders nothing for one page. */
export function Pagination(props: PaginationProps) {
  const { label, previousText, nextText, pageLabel, current, count, urlOf, onNavigate, className } = props;
  if (count < 2) return null;

  const goesTo = (page: number) => ({
    href: urlOf(page),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onNavigate?.(page, event),
  });

  return (
    <nav aria-label={label} className={joinClasses(styles.pagination, className)}>
      {current > 1 && (
        <a {...goesTo(current - 1)} rel="prev" className={joinClasses(styles.link, styles.step)}>
          <CaretLeftIcon size={16} />
          <span>{previousText}</span>
        </a>
      )}
      <ol role="list" className={styles.pages}>
        {pageWindow(current, count).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                {...goesTo(step)}
                className={styles.link}
                aria-label={pageLabel(step)}
                aria-current={step === current ? 'page' : undefined}
              >
                {step}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < count && (
        <a {...goesTo(current + 1)} rel="next" className={joinClasses(styles.link, styles.step)}>
          <span>{nextText}</span>
          <CaretRightIcon size={16} />
        </a>
      )}
    </nav>
  );
}
