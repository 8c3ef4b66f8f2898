import { SHOP_NAME } from '../components/company';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** To the owner of the address that another account asks for. */
export const emailChangeKnownMail = (to: Addressee): Mail => ({
  kind: 'email-change-known',
  write: ({ text }) => ({
    subject: text('mail.email-change-known.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.email-change-known.intro', { shop: SHOP_NAME })}</MailText>
        <MailText>{text('mail.email-change-known.notYou')}</MailText>
      </>
    ),
  }),
});
