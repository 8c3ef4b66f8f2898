import { MailText } from '../../../kernel/mail/components/MailText';
import type { OrderLetter } from '../order-letter';

/** Pieces were not found: the buyer answers on the page of the order, to which the button leads. */
export const RestQuestion = ({ order }: Pick<OrderLetter, 'order'>) =>
  asksAboutRest(order) && (
    <MailText>
      {`Möchten Sie den Rest abholen oder alles stornieren? Bitte antworten Sie auf der Seite Ihrer ${NAMES[order.kind]}. Ohne Ihre Antwort liegt der Rest für Sie bereit.${order.kind === 'reservation' ? '' : ' Wenn Sie alles stornieren, erhalten Sie zurück, was Sie bezahlt haben.'}`}
    </MailText>
  );

export const asksAboutRest = ({ rest }: OrderLetter['order']): boolean => rest === 'ASKED';

const NAMES = { delivery: 'Bestellung', collect: 'Bestellung', reservation: 'Reservierung' };
