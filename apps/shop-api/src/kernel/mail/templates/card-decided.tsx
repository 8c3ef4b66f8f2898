import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** Without names: the address was typed by a visitor. */
export const cardAcceptedMail = (number: string, link: string): Mail => ({
  kind: 'card-accepted',
  write: ({ text }) => ({
    subject: text('mail.card-accepted.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.card-accepted.intro', { shop: SHOP_NAME })}</MailText>
        <MailFacts facts={[[text('mail.card-accepted.number'), number]]} />
        <MailText>{text('mail.card-accepted.add')}</MailText>
        <MailButton href={link}>{text('mail.card-accepted.button')}</MailButton>
        <MailText>{text('mail.card.notYou')}</MailText>
      </>
    ),
  }),
});

export const cardRefusedMail = (): Mail => ({
  kind: 'card-refused',
  write: ({ text }) => ({
    subject: text('mail.card-refused.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.card-refused.intro', { shop: SHOP_NAME })}</MailText>
        <MailText>{text('mail.card.notYou')}</MailText>
      </>
    ),
  }),
});
