import { Button, EmptyState, HeartIcon, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { OwnList } from './OwnList';
import { SharedList } from './SharedList';
import type { WishlistData } from './wishlist-data';
import type { WishlistPageProps } from './wishlist-page.props';
import styles from './WishlistPage.module.css';

export function WishlistPage({ props, data }: WidgetProps<WishlistPageProps, WishlistData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const headline = props.headline ?? text('wishlist.headline');

  switch (data.kind) {
    case 'own':
      return <OwnList headline={headline} data={data} />;
    case 'shared':
      return <SharedList list={data.list} />;
    case 'revoked':
      return (
        <EmptyState
          headingLevel={1}
          icon={<HeartIcon size={48} />}
          title={text('wishlist.revoked.title')}
          actions={<Button href={pageUrls.start}>{text('wishlist.empty.toStart')}</Button>}
        >
          {text('wishlist.revoked.text')}
        </EmptyState>
      );
    case 'failed':
      return (
        <div className={styles.page}>
          <h1>{headline}</h1>
          <MessageBox
            tone="error"
            title={text('wishlist.unavailable.title')}
            actions={
              <Button size="small" href={pageUrls.wishlist ?? pageUrls.start}>
                {text('wishlist.retry')}
              </Button>
            }
          >
            {text('wishlist.unavailable.text')}
          </MessageBox>
        </div>
      );
  }
}
