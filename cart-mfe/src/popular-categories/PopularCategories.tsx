import { useMessages } from '@fachwerk/shared/widget';
import type { CategoryLink } from './popular-categories';
import styles from './PopularCategories.module.css';
import { usePopularCategories } from './use-popular-categories';

/** Ways into the range from an empty cart or list; nothing without categories. */
export function PopularCategories({ categories: given }: { categories: readonly CategoryLink[] }) {
  const text = useMessages();
  const categories = usePopularCategories(given);
  if (categories.length === 0) return null;

  return (
    <nav className={styles.categories} aria-label={text('popularCategories.headline')}>
      <h2 className={styles.headline}>{text('popularCategories.headline')}</h2>
      <ul role="list" className={styles.links}>
        {categories.map(({ name, url }) => (
          <li key={url}>
            <a className={styles.link} href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
