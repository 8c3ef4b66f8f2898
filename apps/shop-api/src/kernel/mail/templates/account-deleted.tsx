import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export const accountDeletedMail = (to: Addressee): Mail => ({
  kind: 'account-deleted',
  write: ({ text }) => ({
    subject: text('mail.account-deleted.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.account-deleted.intro')}</MailText>
        <MailText>{text('mail.account-deleted.end')}</MailText>
      </>
    ),
  }),
});
