import { Chip } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './SearchResultsPage.module.css';

/** Links to the service pages that the search names; `pages` are keys of `config.pageUrls`. */
export function ServicePages({ pages }: { pages: readonly string[] }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const headingId = useId();
  const links = pages.flatMap((page) => {
    const url = pageUrls[page as keyof typeof pageUrls];
    return url ? [{ page, url }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav className={styles.services} aria-labelledby={headingId}>
      <h2 className={styles.servicesTitle} id={headingId}>
        {text('search.services')}
      </h2>
      <ul role="list" className={styles.servicesList}>
        {links.map(({ page, url }) => (
          <li key={page}>
            <Chip href={url}>{text(`service.${page}`)}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
