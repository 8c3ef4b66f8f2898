import { formatEuros } from '@fachwerk/shared/format';
import { Button, Spinner } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { goTo } from '../../go-to';
import { confirmationUrl } from './card-check-data';
import type { PaymentModel } from './card-check-page.props';
import styles from './CardCheckPage.module.css';
import { NoPayment } from './NoPayment';
import { RefusedPayment } from './RefusedPayment';
import { usePayment } from './use-payment';

interface OpenPaymentProps {
  paymentId: string | null;
  initial: PaymentModel;
}

/** The provider has not decided yet. Without script the buyer checks again by a link. */
export function OpenPayment({ paymentId, initial }: OpenPaymentProps) {
  const text = useMessages();
  const { pageUrls, shopLocale } = usePlatform().config;
  const { model, isAsking } = usePayment(paymentId, initial);
  const { state, method, cents, continueUrl } = model;

  useEffect(() => {
    if (state === 'paid') goTo(confirmationUrl(pageUrls, model));
  }, [state, model, pageUrls]);

  if (state === 'refused') return <RefusedPayment model={model} />;
  if (state === 'ended') return <NoPayment reason="ended" />;
  return (
    <>
      <h1 className={styles.headline}>{text('cardCheck.open.headline')}</h1>
      <p className={styles.waiting} role="status">
        {isAsking && <Spinner />}
        <span>
          {text(isAsking ? 'cardCheck.open.text' : 'cardCheck.open.late', {
            amount: formatEuros(cents, shopLocale),
            method: text(`payment.${method}`),
          })}
        </span>
      </p>
      <div className={styles.actions}>
        {continueUrl && (
          <Button variant="primary" size="large" isWide href={continueUrl}>
            {text('cardCheck.open.continue')}
          </Button>
        )}
        {paymentId !== null && (
          <Button isWide href={`?payment=${encodeURIComponent(paymentId)}`}>
            {text('cardCheck.open.again')}
          </Button>
        )}
        {pageUrls.checkout && (
          <Button variant="quiet" isWide href={pageUrls.checkout}>
            {text('cardCheck.otherMethod')}
          </Button>
        )}
      </div>
    </>
  );
}
