import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export const alreadyRegisteredMail = (
  to: Addressee,
  links: { login: string; requestPassword: string },
): Mail => ({
  kind: 'already-registered',
  write: ({ text }) => ({
    subject: text('mail.already-registered.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.already-registered.intro', { shop: SHOP_NAME })}</MailText>
        <MailButton href={links.login}>{text('mail.already-registered.login')}</MailButton>
        <MailText>{text('mail.already-registered.forgotten')}</MailText>
        <MailButton href={links.requestPassword}>{text('mail.button.newPassword')}</MailButton>
        <MailText>{text('mail.notYou')}</MailText>
      </>
    ),
  }),
});
