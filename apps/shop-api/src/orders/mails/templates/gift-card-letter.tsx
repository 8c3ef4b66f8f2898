import { fullName } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../../../kernel/mail/components/company';
import { MailButton } from '../../../kernel/mail/components/MailButton';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { MailTexts } from '../../../kernel/mail/mail-texts';
import type { WrittenMail } from '../../../kernel/mail/render-mail';
import type { OrderLetter } from '../order-letter';

/** To the recipient or, without an address, to the buyer. The order and its price are not part of it. */
export function giftCardLetter(
  { order, details, links }: OrderLetter,
  { text, euros }: MailTexts,
): WrittenMail {
  const { recipientEmail = '', recipientName = '', message = '', cents = 0, number = '', pin = '' } = details;
  const giver = fullName(order.contact);
  const isPresent = recipientEmail !== '';
  return {
    subject: text('mail.gift-card.subject', { shop: SHOP_NAME }),
    content: (
      <>
        <MailText>
          {recipientName === ''
            ? text('mail.greeting')
            : text('mail.greeting.named', { name: recipientName })}
        </MailText>
        <MailText>
          {isPresent
            ? text('mail.gift-card.present', { giver, shop: SHOP_NAME })
            : text('mail.gift-card.bought', { shop: SHOP_NAME })}
        </MailText>
        <MailFacts
          facts={[
            ...(message === '' ? [] : [[text('mail.gift-card.message'), message] as const]),
            [text('mail.gift-card.value'), euros(cents)],
            [text('mail.gift-card.number'), (number.match(/.{1,4}/g) ?? []).join(' ')],
            ['PIN', pin],
          ]}
        />
        <MailText>{text('mail.gift-card.use')}</MailText>
        <MailButton href={links.giftCards}>{text('mail.gift-card.button')}</MailButton>
      </>
    ),
  };
}
