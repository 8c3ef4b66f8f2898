import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export const passkeyAddedMail = (
  to: Addressee,
  links: { security: string; requestPassword: string },
): Mail => ({
  kind: 'passkey-added',
  write: ({ text }) => ({
    subject: text('mail.passkey-added.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.passkey-added.intro')}</MailText>
        <MailText>{text('mail.passkey-added.notYou')}</MailText>
        <MailButton href={links.security}>{text('mail.passkey-added.button')}</MailButton>
        <MailText>{text('mail.passkey-added.password')}</MailText>
        <MailButton href={links.requestPassword}>{text('mail.button.newPassword')}</MailButton>
      </>
    ),
  }),
});
