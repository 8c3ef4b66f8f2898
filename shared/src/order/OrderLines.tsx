import type { OrderView } from '../contracts/orders/order';
import { ProductPicture } from '../product/ProductPicture';
import { WarningIcon } from '../ui/icon/icons';
import { useContentLanguage } from '../widget/content-language';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { usePriceText } from '../widget/price-text';
import styles from './OrderLines.module.css';

/** What was ordered, with the state of each line once it differs from that of the order. */
export function OrderLines({ lines }: Pick<OrderView, 'lines'>) {
  const text = useMessages();
  const priceText = usePriceText();
  const language = useContentLanguage();

  return (
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.lineId} className={styles.line}>
          <ProductPicture className={styles.picture} image={line.image} isDecorative size="thumbnail" />
          <div className={styles.product}>
            <p className={styles.name} lang={language}>
              {line.url ? <a href={line.url}>{line.name}</a> : line.name}
            </p>
            {line.variantName && (
              <p className={styles.detail} lang={language}>
                {line.variantName}
              </p>
            )}
            {line.giftCardRecipient && (
              <p className={styles.detail}>
                {text('order.line.recipient', { name: line.giftCardRecipient })}
              </p>
            )}
            <p className={styles.detail}>
              {line.freePromotionProduct
                ? text('order.line.gift', { count: line.quantity })
                : text('order.line.quantity', { count: line.quantity, price: priceText(line.unitPrice) })}
            </p>
            {line.deposit && (
              <p className={styles.detail}>
                {text('order.line.deposit', { amount: priceText(line.deposit) })}
              </p>
            )}
            {line.withdrawalExclusion && <p className={styles.detail}>{text('order.line.noWithdrawal')}</p>}
            <LineRecalls line={line} />
            <LineStates line={line} />
          </div>
          <p className={styles.price}>{priceText(line.linePrice)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Links to the notices of open recalls. */
function LineRecalls({ line }: { line: OrderView['lines'][number] }) {
  const text = useMessages();
  const { recalls: page } = usePlatform().config.pageUrls;
  return (line.recalls ?? []).map(({ recallId }) => (
    <p key={recallId} className={styles.recall}>
      <WarningIcon size={20} className={styles.recallIcon} />
      {page ? (
        <a href={`${page}${encodeURIComponent(recallId)}/`}>{text('order.line.recall')}</a>
      ) : (
        text('order.line.recall')
      )}
    </p>
  ));
}

const QUANTITIES = ['handedOver', 'cancelled', 'returned'] as const;

function LineStates({ line }: { line: OrderView['lines'][number] }) {
  const text = useMessages();
  return (
    <>
      {QUANTITIES.map(
        (name) =>
          isShown(line, name) && (
            <p key={name} className={name === 'cancelled' ? styles.cancelled : styles.detail}>
              {text(`order.line.${name}`, { count: line[name], quantity: line.quantity })}
            </p>
          ),
      )}
    </>
  );
}

/** A line that is handed over as a whole has no news beside the state of the order. */
const isShown = (line: OrderView['lines'][number], name: (typeof QUANTITIES)[number]): boolean =>
  line[name] > 0 && (name !== 'handedOver' || line.handedOver < line.quantity - line.cancelled);
