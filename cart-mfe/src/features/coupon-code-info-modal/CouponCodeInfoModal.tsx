import { Button, Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, useSidebar } from '@fachwerk/shared/widget';
import styles from './CouponCodeInfoModal.module.css';

const POINTS = ['enter', 'one', 'conditions', 'prices', 'giftCard'];

/** How coupon codes work. The page of `pageUrls.couponInfo` has the same content. */
export function CouponCodeInfoModal() {
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('coupon-code-info-modal');

  useBusEvent('cart:coupon-info-requested', open);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('couponInfo.title')}
      closeLabel={text('couponInfo.close')}
      footer={
        <Button variant="primary" isWide onClick={close}>
          {text('couponInfo.confirm')}
        </Button>
      }
    >
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>{text(`couponInfo.${point}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
