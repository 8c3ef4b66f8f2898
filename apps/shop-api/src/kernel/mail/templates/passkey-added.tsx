import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export const passkeyAddedMail = (
  to: Addressee,
  links: { security: string; requestPassword: string },
): Mail => ({
  kind: 'passkey-added',
  subject: 'Neuer Passkey für Ihr Kundenkonto',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>
        für Ihr Kundenkonto wurde soeben ein Passkey eingerichtet. Damit ist eine Anmeldung ohne Passwort
        möglich.
      </MailText>
      <MailText>Waren Sie das nicht? Dann löschen Sie ihn bitte sofort:</MailText>
      <MailButton href={links.security}>Passkeys ansehen</MailButton>
      <MailText>Wählen Sie danach auch ein neues Passwort:</MailText>
      <MailButton href={links.requestPassword}>Neues Passwort anfordern</MailButton>
    </>
  ),
});
