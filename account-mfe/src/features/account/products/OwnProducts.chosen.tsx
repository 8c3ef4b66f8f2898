import type { OwnProducts as OwnProductsData } from '@fachwerk/shared/contracts';
import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { AccountTabProps } from '../account-tab';
import { OwnProduct } from './OwnProduct';
import styles from './OwnProducts.module.css';
import { productsUrl } from './product-pages';

/** The articles of the customer with guarantees, documents and recalls, newest first. */
export function OwnProducts({ data }: AccountTabProps<OwnProductsData>) {
  const text = useMessages();
  const { start, account = '' } = usePlatform().config.pageUrls;
  const headline = <h2>{text('ownProducts.headline')}</h2>;

  if (!data || data.products.length === 0)
    return (
      <Card className={styles.empty}>
        {headline}
        <p>{text(data ? 'ownProducts.none' : 'ownProducts.unavailable')}</p>
        <Button href={data ? start : productsUrl(account)}>
          {text(data ? 'account.toShop' : 'account.retry')}
        </Button>
      </Card>
    );
  const { products, next, hasNewer } = data;
  return (
    <div className={styles.products}>
      {headline}
      <p className={styles.lead}>{text('ownProducts.lead')}</p>
      <ul role="list">
        {products.map((product) => (
          <OwnProduct key={`${product.orderId} ${product.lineId}`} product={product} />
        ))}
      </ul>
      {(hasNewer || next !== null) && (
        <nav className={styles.pages} aria-label={text('ownProducts.pages')}>
          {hasNewer && <Button href={productsUrl(account)}>{text('ownProducts.newest')}</Button>}
          {next !== null && (
            <Button href={productsUrl(account, next)} rel="next">
              {text('ownProducts.older')}
            </Button>
          )}
        </nav>
      )}
    </div>
  );
}
