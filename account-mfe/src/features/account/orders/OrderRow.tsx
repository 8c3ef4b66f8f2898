import type { OrderSummary } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './OrderRow.module.css';

interface OrderRowProps {
  order: OrderSummary;
  /** Below it. */
  children?: ReactNode;
}

/** An order or a reservation as a row of a list that leads to its page. */
export function OrderRow({ order, children }: OrderRowProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { guestOrders = '' } = usePlatform().config.pageUrls;
  const { orderId, number, kind, placedText, stateText, total, articles, isRecalled } = order;

  return (
    <li className={styles.order}>
      <ProductPicture className={styles.picture} image={articles?.image} isDecorative size="thumbnail" />
      <div className={styles.what}>
        <p className={styles.title}>
          <a href={`${guestOrders}${encodeURIComponent(orderId)}/`}>
            {text(`ownOrders.title.${kind}`, { number })}
          </a>{' '}
          <span className={styles.day}>{text('ownOrders.placed', { day: placedText })}</span>
        </p>
        {articles?.names.map((name, index) => (
          <p key={index} className={styles.article}>
            {name}
          </p>
        ))}
        {articles && articles.more > 0 && (
          <p className={styles.more}>{text('ownOrders.more', { count: articles.more })}</p>
        )}
        {isRecalled && <p className={styles.recall}>{text('ownOrders.recall')}</p>}
      </div>
      <p className={styles.state}>{stateText}</p>
      <p className={styles.total}>{priceText(total)}</p>
      {children && <div className={styles.next}>{children}</div>}
    </li>
  );
}
