import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** To the old address, without the new one: it is not confirmed. `days`: as long as the link works. */
export const emailChangeNoticeMail = (to: Addressee, objectionLink: string, days: number): Mail => ({
  kind: 'email-change-notice',
  write: ({ text }) => ({
    subject: text('mail.email-change-notice.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.email-change-notice.intro')}</MailText>
        <MailText>{text('mail.email-change-notice.notYou', { days })}</MailText>
        <MailButton href={objectionLink}>{text('mail.email-change-notice.button')}</MailButton>
      </>
    ),
  }),
});
