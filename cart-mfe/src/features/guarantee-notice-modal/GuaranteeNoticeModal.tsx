import { Dialog } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, useSidebar, type WidgetProps } from '@fachwerk/shared/widget';
import type { GuaranteeNoticeModalProps } from './guarantee-notice-modal.props';
import styles from './GuaranteeNoticeModal.module.css';
import { NoticeText } from './NoticeText';

/**
 * The official notice on the legal guarantee (Implementing Regulation (EU) 2025/1960, Annex I): the artwork,
 * unchanged and uncropped, and below it its whole text for those who cannot read a picture.
 */
export function GuaranteeNoticeModal({ props }: WidgetProps<GuaranteeNoticeModalProps, unknown>) {
  const text = useMessages();
  const { isOpen, open, close } = useSidebar('guarantee-notice-modal');

  useBusEvent('cart:guarantee-notice-requested', open);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={text('guaranteeNotice.title')}
      closeLabel={text('guaranteeNotice.close')}
      className={styles.panel}
    >
      <img
        className={styles.notice}
        src={props.src}
        width={595}
        height={842}
        loading="lazy"
        alt={text('guaranteeNotice.alt')}
      />
      <NoticeText />
    </Dialog>
  );
}
