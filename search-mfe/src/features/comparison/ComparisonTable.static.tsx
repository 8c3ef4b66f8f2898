import type { ProductDetail } from '@fachwerk/shared/contracts';
import {
  AvailabilityNote,
  DeliveryTime,
  PriceBlock,
  ProductPicture,
  ProductRating,
} from '@fachwerk/shared/product';
import { contentLanguage } from '@fachwerk/shared/rules';
import {
  Button,
  CloseIcon,
  EmptyState,
  GridIcon,
  MessageBox,
  TextField,
  VisuallyHidden,
} from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type ReactNode, useId } from 'react';
import { comparisonUrl } from '../../urls';
import { MAX_COMPARED_ITEMS } from './compared-items';
import { ComparedOrder } from './ComparedOrder';
import { comparisonRows } from './comparison-rows';
import styles from './ComparisonTable.module.css';
import type { Comparison } from './load-comparison';

/** The compared products side by side, and what the page could not show. */
export function ComparisonTable({ comparison }: { comparison: Comparison | undefined }) {
  const text = useMessages();
  if (!comparison) return null;
  const { products, unknown, isTooMany, isDifferencesOnly } = comparison;
  const notes = [
    ...unknown.map((number) => text('comparison.unknown', { number })),
    ...(isTooMany ? [text('comparison.tooMany', { max: MAX_COMPARED_ITEMS })] : []),
  ];

  return (
    <>
      {products.length > 0 && (
        <header className={styles.head}>
          <h1 className={styles.title}>{text('comparison.title')}</h1>
          {products.length > 1 && (
            <DifferencesLink products={products} isDifferencesOnly={isDifferencesOnly} />
          )}
        </header>
      )}
      {notes.length > 0 && (
        <MessageBox tone="info" className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </MessageBox>
      )}
      {products.length > 0 ? (
        <Table products={products} isDifferencesOnly={isDifferencesOnly && products.length > 1} />
      ) : (
        <Nothing />
      )}
      {products.length < MAX_COMPARED_ITEMS && <AddForm products={products} />}
    </>
  );
}

interface ChoiceProps {
  products: readonly ProductDetail[];
  isDifferencesOnly: boolean;
}

const idsOf = (products: readonly ProductDetail[]): string[] => products.map(({ itemId }) => itemId);

function DifferencesLink({ products, isDifferencesOnly }: ChoiceProps) {
  const text = useMessages();
  const { comparison = '' } = usePlatform().config.pageUrls;
  return (
    <Button
      size="small"
      rel="nofollow"
      href={comparisonUrl(comparison, idsOf(products), { isDifferencesOnly: !isDifferencesOnly })}
    >
      {text(isDifferencesOnly ? 'comparison.showAll' : 'comparison.showDifferences')}
    </Button>
  );
}

function Table({ products, isDifferencesOnly }: ChoiceProps) {
  const text = useMessages();
  const { pageUrls, shopLocale } = usePlatform().config;
  const { comparison = '' } = pageUrls;
  const language = contentLanguage(shopLocale);
  const captionId = useId();
  const rows = comparisonRows(products);
  const shown = isDifferencesOnly ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  const without = (itemId: string) =>
    comparisonUrl(
      comparison,
      idsOf(products).filter((one) => one !== itemId),
      { isDifferencesOnly },
    );

  return (
    // The keyboard scrolls the table sideways.
    <div className={styles.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption} id={captionId}>
          {text(isDifferencesOnly ? 'comparison.caption.differences' : 'comparison.caption', {
            count: products.length,
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{text('comparison.attribute')}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th key={product.itemId} scope="col" className={styles.product} abbr={product.name}>
                <ProductPicture
                  image={product.images[0]}
                  isDecorative
                  isPriority
                  className={styles.picture}
                />
                <span className={styles.brand}>{product.brand.name}</span>
                <a className={styles.name} href={product.url} lang={language}>
                  {product.name}
                </a>
                {product.variantName && (
                  <span className={styles.variant} lang={language}>
                    {product.variantName}
                  </span>
                )}
                <a
                  className={styles.remove}
                  href={without(product.itemId)}
                  rel="nofollow"
                  aria-label={text('comparison.removeLabel', { name: product.name })}
                >
                  <CloseIcon size={16} />
                  {text('comparison.remove')}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={text('comparison.price')} products={products}>
            {(product) => (
              <PriceBlock
                prices={product.pricesInfo}
                energyLabels={product.eeLabels}
                storePriceOf={product.itemId}
                isShippingFree={product.shipping.price.value === 0}
                isStoreOnly={product.storeProof !== undefined}
              />
            )}
          </Row>
          <Row label={text('comparison.availability')} products={products}>
            {(product) => <Availability product={product} />}
          </Row>
          <Row label={text('comparison.order')} products={products}>
            {(product) => <ComparedOrder product={product} />}
          </Row>
          <Row label={text('comparison.rating')} products={products}>
            {({ ratings, reviews }) =>
              reviews.count > 0 ? (
                <ProductRating value={ratings} count={reviews.count} />
              ) : (
                text('comparison.noRating')
              )
            }
          </Row>
          {shown.map(({ label, values }) => (
            <Row key={label} label={label} products={products}>
              {(_, index) => values[index] ?? <Missing />}
            </Row>
          ))}
        </tbody>
      </table>
      {isDifferencesOnly && shown.length === 0 && (
        <p className={styles.same}>{text('comparison.noDifferences')}</p>
      )}
    </div>
  );
}

interface RowProps {
  label: string;
  products: readonly ProductDetail[];
  children: (product: ProductDetail, index: number) => ReactNode;
}

function Row({ label, products, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.label}>
        <span className={styles.labelText}>{label}</span>
      </th>
      {products.map((product, index) => (
        <td key={product.itemId} className={styles.value}>
          {children(product, index)}
        </td>
      ))}
    </tr>
  );
}

function Missing() {
  const text = useMessages();
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text('comparison.missing')}</VisuallyHidden>
    </>
  );
}

function Availability({ product }: { product: ProductDetail }) {
  const text = useMessages();
  const { statusOnline, minDeliveryTime, maxDeliveryTime, nextDelivery, itemId, storeProof } = product;
  return (
    <>
      <AvailabilityNote status={statusOnline} words={storeProof && text(`product.proof.${storeProof}`)}>
        {statusOnline === 'Available' && minDeliveryTime !== undefined && (
          <DeliveryTime min={minDeliveryTime} max={maxDeliveryTime} />
        )}
        {nextDelivery && text('product.nextDelivery', { date: nextDelivery.text })}
      </AvailabilityNote>
      {/* The widget stock-setter fills it: server HTML is the same for all visitors. */}
      <div className={styles.store} data-stock-of={itemId} />
    </>
  );
}

function Nothing() {
  const text = useMessages();
  const { start } = usePlatform().config.pageUrls;
  return (
    <EmptyState
      icon={<GridIcon size={48} />}
      headingLevel={1}
      title={text('comparison.empty.title')}
      actions={
        <Button variant="primary" href={start}>
          {text('comparison.empty.action')}
        </Button>
      }
    >
      {text('comparison.empty.text', { max: MAX_COMPARED_ITEMS })}
    </EmptyState>
  );
}

/** Adds an item by its number, also without script. */
function AddForm({ products }: { products: readonly ProductDetail[] }) {
  const text = useMessages();
  const { comparison } = usePlatform().config.pageUrls;
  return (
    <form className={styles.form} action={comparison} method="get">
      {products.length > 0 && <input type="hidden" name="items" value={idsOf(products).join(',')} />}
      <TextField
        className={styles.number}
        name="items"
        label={text('comparison.add.label')}
        hint={products.length > 0 ? text('comparison.add.hint') : undefined}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={64}
      />
      <Button type="submit" className={styles.submit}>
        {text('comparison.add.submit')}
      </Button>
    </form>
  );
}
