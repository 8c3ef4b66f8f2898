import type { OwnProducts as OwnProductsPage } from '@fachwerk/shared/contracts';
import { Button, Card, ListPages } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { AccountTabProps } from '../account-tab';
import { ConsentBox } from '../consents/ConsentBox';
import type { ConsentsData } from '../consents/load-consents';
import { OwnProduct } from './OwnProduct';
import styles from './OwnProducts.module.css';
import { productsUrl } from './product-pages';

export interface OwnProductsData {
  own: OwnProductsPage;
  consent: ConsentsData;
}

/** The articles of the customer, and whether the shop may remind of the end of their guarantees. */
export function OwnProducts({ data }: AccountTabProps<OwnProductsData>) {
  return (
    <div className={styles.tab}>
      <List own={data?.own ?? null} />
      {data && <ConsentBox kind="GUARANTEE_REMINDER" data={data.consent} />}
    </div>
  );
}

/** With guarantees, documents and recalls, newest first. */
function List({ own }: { own: OwnProductsPage | null }) {
  const text = useMessages();
  const { start, account = '' } = usePlatform().config.pageUrls;
  const headline = <h2>{text('ownProducts.headline')}</h2>;

  if (!own || own.products.length === 0)
    return (
      <Card className={styles.empty}>
        {headline}
        <p>{text(own ? 'ownProducts.none' : 'ownProducts.unavailable')}</p>
        <Button href={own ? start : productsUrl(account)}>
          {text(own ? 'account.toShop' : 'account.retry')}
        </Button>
      </Card>
    );
  const { products, next, hasNewer } = own;
  return (
    <div className={styles.products}>
      {headline}
      <p className={styles.lead}>{text('ownProducts.lead')}</p>
      <ul role="list">
        {products.map((product) => (
          <OwnProduct key={`${product.orderId} ${product.lineId}`} product={product} />
        ))}
      </ul>
      <ListPages
        label={text('ownProducts.pages')}
        newest={hasNewer && { href: productsUrl(account), text: text('ownProducts.newest') }}
        older={next !== null && { href: productsUrl(account, next), text: text('ownProducts.older') }}
      />
    </div>
  );
}
