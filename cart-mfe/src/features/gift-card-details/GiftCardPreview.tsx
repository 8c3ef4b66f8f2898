import { formatEuros } from '@fachwerk/shared/format';
import {
  amount as amountBetween,
  GIFT_CARD_EUROS,
  giftCardCents,
  giftCardPicture,
} from '@fachwerk/shared/rules';
import { Card } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './GiftCardPreview.module.css';

/** What was typed so far. */
export type GiftCardValues = Record<'amount' | 'recipientName' | 'message', string>;

const isInLimits = (typed: string): boolean =>
  typed !== '' && !amountBetween(GIFT_CARD_EUROS.min, GIFT_CARD_EUROS.max)(typed);

/** The card with its amount, and the greeting as the recipient will read it. Changes are announced. */
export function GiftCardPreview({ design, values }: { design: string; values: GiftCardValues }) {
  const text = useMessages();
  const { config } = usePlatform();
  const { amount, recipientName, message } = values;
  const value = isInLimits(amount) && formatEuros(giftCardCents(amount), config.shopLocale);

  return (
    <Card as="section" className={styles.preview} aria-label={text('giftCards.preview')}>
      <div className={styles.frame}>
        <img src={shopAddress(config, giftCardPicture(design))} alt="" width={480} height={480} />
      </div>
      <div className={styles.letter}>
        <p role="status" className={value ? styles.value : styles.open}>
          {value ? text('giftCards.preview.value', { value }) : text('giftCards.preview.noValue')}
        </p>
        {recipientName.trim() && (
          <p className={styles.recipient}>{text('giftCards.preview.for', { name: recipientName.trim() })}</p>
        )}
        {message.trim() && <p className={styles.message}>{message.trim()}</p>}
      </div>
    </Card>
  );
}
