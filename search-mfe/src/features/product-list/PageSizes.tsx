import { useMessages } from '@fachwerk/shared/widget';
import { listUrl } from '../../urls';
import { type ListQuery, PAGE_SIZE } from './list-query';
import styles from './PageSizes.module.css';

const LARGE_PAGE = 48;

interface PageSizesProps {
  basePath: string;
  query: ListQuery;
  /** Number of items of the list. */
  total: number;
}

/** "Artikel pro Seite: 24 48", links to the page with the item that is now the first one. */
export function PageSizes({ basePath, query: { size, page, ...query }, total }: PageSizesProps) {
  const text = useMessages();
  if (total <= PAGE_SIZE) return null;

  const before = (page - 1) * (size ?? PAGE_SIZE);
  const urlOf = (wanted: number) =>
    listUrl(basePath, {
      ...query,
      page: 1 + Math.floor(before / wanted),
      ...(wanted === LARGE_PAGE && { size: LARGE_PAGE }),
    });

  return (
    <nav className={styles.sizes} aria-label={text('productList.size.label')}>
      <span aria-hidden="true">{text('productList.size.label')}</span>
      {[PAGE_SIZE, LARGE_PAGE].map((one) => (
        <a
          key={one}
          className={styles.size}
          href={urlOf(one)}
          rel="nofollow"
          aria-label={text('productList.size.choice', { size: one })}
          aria-current={one === (size ?? PAGE_SIZE) ? 'true' : undefined}
        >
          {one}
        </a>
      ))}
    </nav>
  );
}
