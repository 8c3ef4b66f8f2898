import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** Passkeys of the account: how many the new password has removed, or the names of those that still work. */
type Passkeys = { removed: number } | { kept: readonly string[] };

export const passwordChangedMail = (
  to: Addressee,
  requestPasswordLink: string,
  passkeys: Passkeys = { kept: [] },
): Mail => ({
  kind: 'password-changed',
  subject: 'Ihr Passwort wurde geändert',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>
        das Passwort Ihres Kundenkontos wurde soeben geändert. Auf allen anderen Geräten sind Sie nun
        abgemeldet.
      </MailText>
      {passkeyText(passkeys) && <MailText>{passkeyText(passkeys)}</MailText>}
      <MailText>Waren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an:</MailText>
      <MailButton href={requestPasswordLink}>Neues Passwort anfordern</MailButton>
    </>
  ),
});

function passkeyText(passkeys: Passkeys): string {
  if ('removed' in passkeys)
    return passkeys.removed === 0
      ? ''
      : 'Zur Sicherheit haben wir alle Passkeys Ihres Kontos gelöscht. Sie können sie in Ihrem Kundenkonto neu einrichten.';
  if (passkeys.kept.length === 0) return '';
  const names = passkeys.kept.map((name) => `„${name}“`).join(', ');
  return `Diese Passkeys gelten weiter: ${names}. Kennen Sie einen davon nicht, löschen Sie ihn bitte in Ihrem Kundenkonto.`;
}
