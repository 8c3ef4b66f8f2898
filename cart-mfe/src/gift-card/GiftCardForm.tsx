import { removeGiftCard } from '@fachwerk/shared/calls';
import type { CartContainer, FormAnswer } from '@fachwerk/shared/contracts';
import { Accordion, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { RemovalForm } from '../coupon/RemovalForm';
import { useFocusAfterChange } from '../coupon/use-focus-after-change';
import { GiftCardFields } from './GiftCardFields';
import styles from './GiftCardForm.module.css';
import { hasOnlyGiftCards } from './only-gift-cards';

interface GiftCardFormProps {
  container: CartContainer;
  /** Sends a call; the page shows its answer. */
  change: (call: () => Promise<CartContainer>) => Promise<CartContainer>;
  /** Answer to the last form without script. */
  lastAnswer: FormAnswer | null;
}

/** The gift card of the online cart: its form, or what it pays. */
export function GiftCardForm({ container, change, lastAnswer }: GiftCardFormProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { giftCard } = container.cartSum;
  const answer = lastAnswer?.form === 'gift-card' ? lastAnswer : null;
  const paysNothing = hasOnlyGiftCards(container);
  const ref = useFocusAfterChange(giftCard?.maskedNumber);
  // Only at first: a removal must not close the form that the visitor sees.
  const [isOpen] = useState(giftCard !== undefined || answer !== null);
  if (paysNothing && !giftCard && !answer) return null;

  return (
    <Accordion title={text('giftCard.title')} open={isOpen}>
      <div className={styles.content} ref={ref} tabIndex={-1}>
        {giftCard ? (
          <>
            {paysNothing ? (
              <MessageBox tone="info">
                {text('giftCard.onlyGiftCards', { number: giftCard.maskedNumber })}
              </MessageBox>
            ) : (
              <dl className={styles.sums}>
                <dt>{text('giftCard.pays', { number: giftCard.maskedNumber })}</dt>
                <dd>{priceText(giftCard.redeemed)}</dd>
                <dt>{text('giftCard.rest')}</dt>
                <dd>{priceText(giftCard.rest)}</dd>
              </dl>
            )}
            <RemovalForm
              call={removeGiftCard}
              change={change}
              event="remove_gift_card"
              label={text('giftCard.removeLabel', { number: giftCard.maskedNumber })}
            />
          </>
        ) : (
          <GiftCardFields change={change} lastAnswer={answer} />
        )}
      </div>
    </Accordion>
  );
}
