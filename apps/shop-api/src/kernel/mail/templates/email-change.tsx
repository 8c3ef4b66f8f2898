import { EMAIL_LINK_HOURS } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** The address is not confirmed: no name, and nothing of the account. */
export const emailChangeMail = (link: string): Mail => ({
  kind: 'email-change',
  write: ({ text }) => ({
    subject: text('mail.email-change.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.email-change.intro', { shop: SHOP_NAME, hours: EMAIL_LINK_HOURS })}</MailText>
        <MailButton href={link}>{text('mail.email-change.button')}</MailButton>
        <MailText>{text('mail.email-change.notYou')}</MailText>
      </>
    ),
  }),
});
