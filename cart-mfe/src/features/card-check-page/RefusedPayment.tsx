import { formatEuros, SHOP_LOCALE } from '@fachwerk/shared/format';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { PaymentModel } from './card-check-page.props';
import styles from './CardCheckPage.module.css';

/** Why the payment failed, that nothing is lost, and the way to another method. */
export function RefusedPayment({ model }: { model: PaymentModel }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const { method, cents, refusal = 'declined', isCartElsewhere = false } = model;

  return (
    <>
      <h1 className={styles.headline}>{text('cardCheck.refused.headline')}</h1>
      <MessageBox tone="error" title={text(`payment.refused.${refusal}`)} isLive>
        {text('cardCheck.refused.text', {
          amount: formatEuros(cents, SHOP_LOCALE),
          method: text(`payment.${method}`),
        })}
      </MessageBox>
      <p>{text(isCartElsewhere ? 'cardCheck.refused.elsewhere' : 'cardCheck.refused.kept')}</p>
      <div className={styles.actions}>
        {pageUrls.checkout && !isCartElsewhere && (
          <Button variant="primary" size="large" isWide href={`${pageUrls.checkout}zahlung/`}>
            {text('cardCheck.otherMethod')}
          </Button>
        )}
        <Button isWide href={pageUrls.basket}>
          {text('cardCheck.toBasket')}
        </Button>
      </div>
    </>
  );
}
