import { Card, Chip } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './EmptySearchInfo.module.css';
import type { CategoryLink } from './list-api';
import { ListPageFrame } from './ListPageFrame';
import { ServicePages } from './ServicePages';

/** Where a visitor who finds nothing gets help; keys of `config.pageUrls`. */
const HELP = ['contact', 'stores', 'shipping'];
const TIPS = ['spelling', 'general', 'number', 'category'];

interface EmptySearchInfoProps {
  /** The search term; undefined if the page was opened without one. */
  term?: string;
  categories: readonly CategoryLink[];
  /** Service pages that the term names; the title then does not state a failure. */
  services?: readonly string[] | undefined;
}

/**
 * No results: the search term, four tips, and links to categories (specification 2) and to help. A term that
 * services answer needs no tips.
 */
export function EmptySearchInfo({ term, categories, services }: EmptySearchInfoProps) {
  const text = useMessages();
  const headingId = useId();

  return (
    <ListPageFrame
      title={
        term
          ? text(services ? 'search.headline' : 'search.empty.headline', { term })
          : text('search.noTerm.headline')
      }
    >
      {services && <ServicePages pages={services} />}
      {!services && (
        <Card as="section" className={styles.tips}>
          <h2 className={styles.title}>{text('search.tips.title')}</h2>
          <ul className={styles.list}>
            {TIPS.map((tip) => (
              <li key={tip}>{text(`search.tips.${tip}`)}</li>
            ))}
          </ul>
        </Card>
      )}
      {categories.length > 0 && (
        <nav aria-labelledby={headingId}>
          <h2 className={styles.title} id={headingId}>
            {text('search.categories')}
          </h2>
          <ul role="list" className={styles.categories}>
            {categories.map(({ name, url }) => (
              <li key={url} className={styles.category}>
                <Chip href={url}>{name}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {term && !services && (
        <div className={styles.help}>
          <ServicePages pages={HELP} />
        </div>
      )}
    </ListPageFrame>
  );
}
