import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export const passwordChangedMail = (to: Addressee, requestPasswordLink: string): Mail => ({
  kind: 'password-changed',
  subject: 'Ihr Passwort wurde geändert',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>
        das Passwort Ihres Kundenkontos wurde soeben geändert. Auf allen anderen Geräten sind Sie nun
        abgemeldet.
      </MailText>
      <MailText>Waren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an:</MailText>
      <MailButton href={requestPasswordLink}>Neues Passwort anfordern</MailButton>
    </>
  ),
});
