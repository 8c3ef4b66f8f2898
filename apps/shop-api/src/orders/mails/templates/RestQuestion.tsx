import { useMailTexts } from '../../../kernel/mail/components/mail-texts-context';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { OrderLetter } from '../order-letter';

/** Pieces were not found: the buyer answers on the page of the order, to which the button leads. */
export function RestQuestion({ order }: Pick<OrderLetter, 'order'>) {
  const { text } = useMailTexts();
  if (!asksAboutRest(order)) return null;
  return (
    <MailText>{text(order.kind === 'reservation' ? 'mail.rest.reservation' : 'mail.rest.order')}</MailText>
  );
}

export const asksAboutRest = ({ rest }: OrderLetter['order']): boolean => rest === 'ASKED';
