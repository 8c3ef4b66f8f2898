import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { Ref } from 'react';
import styles from './EmptyCart.module.css';
import { EmptyCartPicture } from './EmptyCartPicture';
import type { CategoryLink } from './popular-categories';
import { usePopularCategories } from './use-popular-categories';

interface EmptyCartProps {
  categories: readonly CategoryLink[];
  /** Receives the focus after the last line is removed. */
  headingRef: Ref<HTMLHeadingElement>;
}

export function EmptyCart({ categories: given, headingRef }: EmptyCartProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const categories = usePopularCategories(given);

  return (
    <div className={styles.empty}>
      <EmptyCartPicture className={styles.picture} />
      <h1 className={styles.headline} ref={headingRef} tabIndex={-1}>
        {text('cart.empty.headline')}
      </h1>
      <p className={styles.text}>{text('cart.empty.text')}</p>
      <Button href={pageUrls.start} variant="primary">
        {text('cart.empty.toStart')}
      </Button>
      {categories.length > 0 && (
        <nav className={styles.categories} aria-label={text('cart.empty.categories')}>
          <h2 className={styles.categoriesHeadline}>{text('cart.empty.categories')}</h2>
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
      )}
    </div>
  );
}
