import { formatEuros } from '@fachwerk/shared/format';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { PaymentModel } from './card-check-page.props';
import styles from './CardCheckPage.module.css';
import { PayAgain } from './PayAgain';

/** Why the payment failed, that nothing is lost, and how to pay the same order once more. */
export function RefusedPayment({ model }: { model: PaymentModel }) {
  const text = useMessages();
  const { pageUrls, shopLocale } = usePlatform().config;
  const { method, cents, orderId, refusal = 'declined', isCartElsewhere = false, payUntilText } = model;
  const outcome = `${payUntilText ? 'waits' : 'kept'}${isCartElsewhere ? '.elsewhere' : ''}`;

  return (
    <>
      <h1 className={styles.headline}>{text('cardCheck.refused.headline')}</h1>
      <MessageBox tone="error" title={text(`payment.refused.${refusal}`)} isLive>
        {text('cardCheck.refused.text', {
          amount: formatEuros(cents, shopLocale),
          method: text(`payment.${method}`),
        })}
      </MessageBox>
      <p>{text(`cardCheck.refused.${outcome}`, { until: payUntilText ?? '' })}</p>
      <div className={styles.actions}>
        {payUntilText ? (
          !isCartElsewhere && (
            <>
              <PayAgain orderId={orderId} />
              {pageUrls.checkout && (
                <Button variant="quiet" isWide href={pageUrls.checkout}>
                  {text('cardCheck.otherMethod')}
                </Button>
              )}
            </>
          )
        ) : (
          <Ended isCartElsewhere={isCartElsewhere} />
        )}
      </div>
    </>
  );
}

/** The order has ended; its articles are in the cart that it came from. */
function Ended({ isCartElsewhere }: { isCartElsewhere: boolean }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  return (
    <>
      {pageUrls.checkout && !isCartElsewhere && (
        <Button variant="primary" size="large" isWide href={`${pageUrls.checkout}zahlung/`}>
          {text('cardCheck.otherMethod')}
        </Button>
      )}
      <Button isWide href={pageUrls.basket}>
        {text('cardCheck.toBasket')}
      </Button>
    </>
  );
}
