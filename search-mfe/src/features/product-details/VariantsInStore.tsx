import { readVariantStock } from '@fachwerk/shared/calls';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useRequest } from '@fachwerk/shared/widget';
import type { ShownProduct } from './product-details-api';
import styles from './VariantsInStore.module.css';

interface VariantsInStoreProps {
  product: Pick<ShownProduct, 'itemId' | 'productId'>;
  companyId: string;
}

/** For a variant that the store does not have: those that it has, each with stock, shelf and its page. */
export function VariantsInStore({ product: { itemId, productId }, companyId }: VariantsInStoreProps) {
  const text = useMessages();
  const { api } = usePlatform();
  const { data } = useRequest(`${companyId} ${productId}`, (signal) =>
    api.call(readVariantStock, { params: { productId }, query: { companyId }, signal }),
  );
  // Silent while it loads and when it fails: the state of the chosen variant stands above.
  if (!data) return null;
  const others = data.variants.filter(({ stock }) => stock.quantity > 0 && stock.itemId !== itemId);
  if (others.length === 0) return <p className={styles.none}>{text('productDetail.store.noVariants')}</p>;

  return (
    <Accordion
      className={styles.variants}
      title={text('productDetail.store.variants')}
      note={text('productDetail.store.variantCount', { count: others.length })}
    >
      <ul role="list" className={styles.list}>
        {others.map(({ name, url, stock }) => (
          <li key={stock.itemId}>
            <a className={styles.link} href={url}>
              {name}
            </a>
            <span className={styles.facts}>
              {[stock.quantityText, stock.location].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
