import type { Checkout } from '@fachwerk/shared/contracts';
import { Card } from '@fachwerk/shared/ui';
import { opensElsewhere, useMessages } from '@fachwerk/shared/widget';
import type { MouseEvent, ReactNode } from 'react';
import { type StepId, stepUrl } from '../checkout-data';
import type { CheckoutControl } from '../state/use-checkout';
import styles from './Choices.module.css';

interface ChoicesProps {
  control: CheckoutControl;
  review: NonNullable<Checkout['review']>;
}

/** What the visitor has typed and chosen, each with a link to correct it (BGB §312i). */
export function Choices({ control, review }: ChoicesProps) {
  const text = useMessages();
  const { contact, delivery } = control.checkout;
  const { email, phonePrefix, phone, vatId, buyerReference } = contact.values;
  const { dateWish, oldDevices, pickupBox } = delivery.values;
  const wish = delivery.dateWishes.find(({ date }) => date === dateWish);
  const { store } = review;
  const isSame = review.deliveryAddress?.join() === review.billingAddress.join();

  return (
    <Card className={styles.choices}>
      <Choice step="contact" control={control}>
        <p>{String(email)}</p>
        {phone && <p>{phoneText(String(phonePrefix), String(phone))}</p>}
        {vatId && <p>{text('checkout.review.vatId', { number: String(vatId) })}</p>}
        {buyerReference && (
          <p>{text('checkout.review.buyerReference', { reference: String(buyerReference) })}</p>
        )}
      </Choice>
      <Choice step="delivery" control={control}>
        {review.kind === 'collect' && store ? (
          <>
            <p>{text('checkout.review.collect', { store: store.name })}</p>
            <p>{store.addressText}</p>
            <p>{store.collectableText}</p>
            {pickupBox === true && <p>{text('checkout.delivery.pickupBox')}</p>}
          </>
        ) : (
          <>
            <p>{text(delivery.deliveryText ? 'checkout.delivery.delivery' : 'checkout.line.email')}</p>
            <p>{wish ? text('checkout.review.wish', { date: wish.text }) : delivery.deliveryText}</p>
            {Number(oldDevices) > 0 && (
              <p>{text('checkout.delivery.oldDevicesCount', { count: Number(oldDevices) })}</p>
            )}
          </>
        )}
      </Choice>
      <Choice step="address" control={control}>
        {isSame ? (
          <Address label={text('checkout.review.bothAddresses')} lines={review.billingAddress} />
        ) : (
          <>
            {review.deliveryAddress && (
              <Address label={text('checkout.review.deliveryAddress')} lines={review.deliveryAddress} />
            )}
            <Address label={text('checkout.review.billingAddress')} lines={review.billingAddress} />
          </>
        )}
      </Choice>
      <Choice step="payment" control={control}>
        <p>{text(`payment.${paymentOf(control.checkout)}`)}</p>
      </Choice>
    </Card>
  );
}

/** A number is in the form of its country, whose prefix stands beside it unless it is that of the shop. */
const phoneText = (prefix: string, phone: string): string =>
  prefix === '+49' || phone.startsWith('+') ? phone : `${phone} (${prefix})`;

/** The chosen method, or why none is needed. */
function paymentOf({ payment, sum }: Checkout): string {
  if (!payment.isCovered) return String(payment.values.paymentMethod);
  return sum.giftCard ? 'GUTSCHEINKARTE' : 'NO_PAYMENT';
}

interface ChoiceProps {
  step: StepId;
  control: CheckoutControl;
  children: ReactNode;
}

function Choice({ step, control, children }: ChoiceProps) {
  const text = useMessages();
  const name = text(`checkout.step.${step}`);
  // Without goods there is no step of the delivery.
  const url = stepUrl(control.checkout, step);

  function edit(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    control.open(step);
  }

  return (
    <section className={styles.choice} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {url !== undefined && (
          <a
            className={styles.edit}
            href={url}
            onClick={edit}
            aria-label={text('checkout.review.editLabel', { step: name })}
          >
            {text('checkout.review.edit')}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

function Address({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div className={styles.address}>
      <p className={styles.label}>{label}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
