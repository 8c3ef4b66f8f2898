import { fullName } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../../../kernel/mail/components/company';
import { MailButton } from '../../../kernel/mail/components/MailButton';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { OrderLetter } from '../order-letter';
import type { WrittenLetter } from './letters';
import { euro } from './OrderSummary';

/** To the recipient or, without an address, to the buyer. The order and its price are not part of it. */
export function giftCardLetter({ order, details, links }: OrderLetter): WrittenLetter {
  const { recipientEmail = '', recipientName = '', message = '', cents = 0, number = '', pin = '' } = details;
  const giver = fullName(order.contact);
  const isPresent = recipientEmail !== '';
  return {
    to: isPresent ? recipientEmail : order.email,
    subject: `Ihre Geschenkkarte von ${SHOP_NAME}`,
    content: (
      <>
        <MailText>{recipientName === '' ? 'Guten Tag,' : `Guten Tag ${recipientName},`}</MailText>
        <MailText>
          {isPresent
            ? `${giver} schenkt Ihnen eine Geschenkkarte von ${SHOP_NAME}.`
            : `hier ist die Geschenkkarte, die Sie bei ${SHOP_NAME} gekauft haben.`}
        </MailText>
        <MailFacts
          facts={[
            ...(message === '' ? [] : [['Nachricht', message] as const]),
            ['Wert', euro(cents)],
            ['Kartennummer', (number.match(/.{1,4}/g) ?? []).join(' ')],
            ['PIN', pin],
          ]}
        />
        <MailText>
          Geben Sie Nummer und PIN im Warenkorb ein. Sie können die Karte in mehreren Einkäufen verwenden und
          den Rest jederzeit abfragen. Wer Nummer und PIN hat, kann damit bezahlen: Bewahren Sie diese
          Nachricht sicher auf.
        </MailText>
        <MailButton href={links.giftCards}>Guthaben abfragen und einlösen</MailButton>
      </>
    ),
  };
}
