import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './CardCheckPage.module.css';

/** There is nothing to check: the order has ended, the address is wrong, or the API does not answer. */
export function NoPayment({ reason }: { reason: 'ended' | 'unknown' | 'failed' }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <>
      <h1 className={styles.headline}>{text(`cardCheck.${reason}.headline`)}</h1>
      <MessageBox tone={reason === 'failed' ? 'error' : 'info'}>
        {text(`cardCheck.${reason}.text`)}
      </MessageBox>
      <div className={styles.actions}>
        <Button variant="primary" size="large" isWide href={pageUrls.checkout ?? pageUrls.basket}>
          {text('cardCheck.toCheckout')}
        </Button>
        <Button isWide href={pageUrls.basket}>
          {text('cardCheck.toBasket')}
        </Button>
      </div>
    </>
  );
}
