import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { MailTexts } from '../mail-texts';
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
  write: ({ text }) => ({
    subject: text('mail.password-changed.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.password-changed.intro')}</MailText>
        {passkeyText(passkeys, text) && <MailText>{passkeyText(passkeys, text)}</MailText>}
        <MailText>{text('mail.password-changed.notYou')}</MailText>
        <MailButton href={requestPasswordLink}>{text('mail.button.newPassword')}</MailButton>
      </>
    ),
  }),
});

function passkeyText(passkeys: Passkeys, text: MailTexts['text']): string {
  if ('removed' in passkeys) return passkeys.removed === 0 ? '' : text('mail.password-changed.removed');
  if (passkeys.kept.length === 0) return '';
  const names = passkeys.kept.map((name) => text('mail.quoted', { name })).join(', ');
  return text('mail.password-changed.kept', { names });
}
