import { Button, EmptyState, HeartIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { CategoryLink } from '../../popular-categories/popular-categories';
import { PopularCategories } from '../../popular-categories/PopularCategories';
import styles from './WishlistPage.module.css';

export function EmptyWishlist({ categories }: { categories: readonly CategoryLink[] }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <div className={styles.page}>
      <EmptyState
        headingLevel={1}
        icon={<HeartIcon size={48} />}
        title={text('wishlist.empty.title')}
        actions={
          <Button href={pageUrls.start} variant="primary">
            {text('wishlist.empty.toStart')}
          </Button>
        }
        footer={<PopularCategories categories={categories} />}
      >
        {text('wishlist.empty.text')}
      </EmptyState>
    </div>
  );
}
