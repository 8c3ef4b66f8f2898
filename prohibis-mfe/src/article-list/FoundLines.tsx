import { TaxNote } from '@fachwerk/shared/product';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './ArticleList.module.css';
import type { FoundLine } from './check-list';

/** Items for the cart: name, number, quantity, price. */
export function FoundLines({ lines }: { lines: readonly FoundLine[] }) {
  const text = useMessages();
  const priceText = usePriceText();
  const headingId = useId();
  if (lines.length === 0) return null;

  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.foundHeading}>
        {text('prohibis.list.found')}
      </h3>
      <ul role="list" className={styles.found}>
        {lines.map(({ lineNumber, item, quantity, wanted }) => (
          <li key={lineNumber} className={styles.foundLine}>
            <img
              className={styles.picture}
              src={item.image.src}
              alt=""
              width="48"
              height="48"
              loading="lazy"
            />
            <div className={styles.article}>
              <a className={styles.name} href={item.url}>
                {item.brand.name} {item.name}
              </a>
              <p className={styles.detail}>
                {[item.variantName, text('prohibis.list.number', { number: item.number })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {quantity < wanted && (
                <p className={styles.shortage}>
                  {text('prohibis.list.fewer', { wanted, available: quantity })}
                </p>
              )}
            </div>
            <p className={styles.amount}>
              <strong>{text('prohibis.list.quantity', { quantity })}</strong>
              <span>{text('prohibis.list.price', { price: priceText(item.price) })}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.tax}>
        <TaxNote />
      </p>
    </section>
  );
}
