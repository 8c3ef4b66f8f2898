import type { PendingOrder } from '@fachwerk/shared/contracts';
import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { Ref } from 'react';
import type { CategoryLink } from '../../../popular-categories/popular-categories';
import { PopularCategories } from '../../../popular-categories/PopularCategories';
import styles from './EmptyCart.module.css';
import { EmptyCartPicture } from './EmptyCartPicture';
import { PendingOrderNote } from './PendingOrderNote';

interface EmptyCartProps {
  categories: readonly CategoryLink[];
  pendingOrder: PendingOrder | null | undefined;
  /** Receives the focus after the last line is removed. */
  headingRef: Ref<HTMLHeadingElement>;
}

export function EmptyCart({ categories, pendingOrder, headingRef }: EmptyCartProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <Card className={styles.empty}>
      <EmptyCartPicture className={styles.picture} />
      <h1 className={styles.headline} ref={headingRef} tabIndex={-1}>
        {text('cart.empty.headline')}
      </h1>
      <PendingOrderNote given={pendingOrder} />
      <p className={styles.text}>{text('cart.empty.text')}</p>
      <Button href={pageUrls.start} variant="primary">
        {text('cart.empty.toStart')}
      </Button>
      <PopularCategories categories={categories} />
    </Card>
  );
}
