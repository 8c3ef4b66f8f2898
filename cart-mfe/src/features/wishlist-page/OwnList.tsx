import { shelfStatus, useWishes } from '@fachwerk/shared/product';
import { Button, Card, Chip, MessageBox, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import { EmptyWishlist } from './EmptyWishlist';
import { ShareBox } from './ShareBox';
import { ToCart } from './ToCart';
import { useStoreOnly } from './use-store-only';
import { useWishlist } from './use-wishlist';
import { piecesOf } from './wishlist-changes';
import { STORE_ONLY_PARAMETER, type WishlistData } from './wishlist-data';
import { WishlistLine } from './WishlistLine';
import styles from './WishlistPage.module.css';

interface OwnListProps {
  headline: string;
  data: Extract<WishlistData, { kind: 'own' }>;
}

export function OwnList({ headline, data }: OwnListProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  useWishes('wishlist');
  const control = useWishlist(data.list);
  const { list, isPending } = control;
  const [isStoreOnly, setStoreOnly] = useStoreOnly(data.isStoreOnly);
  const { entries, selectedStore, loggedIn, shareUrl } = list;

  if (entries.length === 0 && !isPending) return <EmptyWishlist categories={data.categories} />;

  const isFiltered = isStoreOnly && selectedStore !== null;
  const shown = isFiltered
    ? entries.filter(({ storeStock }) => storeStock && shelfStatus(storeStock) === 'Available')
    : entries;
  const items = text('wishlist.count', { count: piecesOf(entries) });
  const page = pageUrls.wishlist ?? '';

  const filter = (event: FormEvent) => {
    event.preventDefault();
    setStoreOnly(!isFiltered);
  };

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{headline}</h1>
        <p className={styles.count}>{items}</p>
      </div>
      {!loggedIn && pageUrls.login && (
        <MessageBox
          tone="info"
          className={styles.screenOnly}
          actions={<a href={`${pageUrls.login}?successUrl=${page}`}>{text('wishlist.guest.login')}</a>}
        >
          {text('wishlist.guest.text')}
        </MessageBox>
      )}
      <ToCart initialReport={data.report} isPending={isPending}>
        {selectedStore && (
          <form action={page} onSubmit={filter}>
            {/* Without name and value a form opens the page without filter. */}
            <Chip
              type="submit"
              isSelected={isFiltered}
              {...(!isFiltered && { name: STORE_ONLY_PARAMETER, value: '1' })}
            >
              {text('wishlist.storeOnly', { store: selectedStore.name })}
            </Chip>
          </form>
        )}
        <Button className={styles.print} onClick={() => window.print()}>
          {text('wishlist.print')}
        </Button>
      </ToCart>
      {shown.length === 0 && <p className={styles.none}>{text('wishlist.storeOnly.none')}</p>}
      <Card as="ul" role="list" className={styles.lines} aria-label={headline} aria-busy={isPending}>
        {shown.map((entry) => (
          <li key={entry.entryId}>
            <WishlistLine entry={entry} control={control} />
          </li>
        ))}
      </Card>
      <ShareBox shareUrl={shareUrl} onChange={control.setShareUrl} />
      <p role="status">
        <VisuallyHidden>{items}</VisuallyHidden>
      </p>
    </div>
  );
}
