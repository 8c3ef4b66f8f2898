import type { BankDetails as Saved, BankDetailsState, FormAnswer } from '@fachwerk/shared/contracts';
import { FormFrame, Outcome, toCorrect } from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { BankDetailsProps } from './bank-details.props';
import styles from './BankDetails.module.css';
import { BankDetailsFields } from './BankDetailsFields';

export interface BankDetailsData {
  /** Null if the state could not be loaded. */
  state: BankDetailsState | null;
  answer: FormAnswer | null;
  /** The visitor replaces saved details, without script. */
  isEditing: boolean;
}

/** The account for a refund that cannot take the way of the payment. */
export function BankDetails({ props, data }: WidgetProps<BankDetailsProps, BankDetailsData>) {
  const text = useMessages();
  const priceText = usePriceText();
  const { guestOrders, start } = usePlatform().config.pageUrls;
  const [saved, setSaved] = useState<{ details: Saved; isFresh: boolean } | null>(
    data.state?.saved ? { details: data.state.saved, isFresh: false } : null,
  );
  const [isEditing, setIsEditing] = useState(data.isEditing || toCorrect(data.answer) !== null);
  const order = guestOrders ? `${guestOrders}${encodeURIComponent(props.orderId)}/` : start;
  const back = (
    <Button href={order} variant="quiet">
      {text('bankDetails.toOrder')}
    </Button>
  );

  if (!data.state)
    return (
      <FormFrame headline={text('bankDetails.headline')}>
        <MessageBox tone="error">{text('failure.server')}</MessageBox>
        {back}
      </FormFrame>
    );
  const { orderNumber, refund } = data.state;
  if (!refund)
    return (
      <Outcome tone="success" headline={text('bankDetails.noneHeadline')} actions={back}>
        <p>{text('bankDetails.noneText', { number: orderNumber })}</p>
      </Outcome>
    );
  if (saved && !isEditing)
    return (
      <Outcome
        tone="success"
        headline={text('bankDetails.savedHeadline')}
        isFresh={saved.isFresh}
        actions={
          <>
            <Button href={order}>{text('bankDetails.toOrder')}</Button>
            <Button
              variant="quiet"
              href="?aendern=1"
              onClick={(event) => {
                event.preventDefault();
                setIsEditing(true);
              }}
            >
              {text('bankDetails.change')}
            </Button>
          </>
        }
      >
        <p>{text('bankDetails.savedText', { amount: priceText(refund) })}</p>
        <dl className={styles.facts}>
          <dt>{text('bankDetails.holder')}</dt>
          <dd>{saved.details.accountHolder}</dd>
          <dt>{text('bankDetails.iban')}</dt>
          <dd className={styles.iban}>{saved.details.maskedIban}</dd>
        </dl>
      </Outcome>
    );
  return (
    <BankDetailsFields
      orderId={props.orderId}
      orderNumber={orderNumber}
      amount={priceText(refund)}
      answer={data.answer}
      back={back}
      onDone={(details) => {
        setSaved({ details, isFresh: true });
        setIsEditing(false);
      }}
    />
  );
}
