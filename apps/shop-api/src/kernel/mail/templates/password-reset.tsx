import { RESET_LINK_MINUTES } from '@fachwerk/shared/rules';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export const passwordResetMail = (to: Addressee, link: string): Mail => ({
  kind: 'password-reset',
  subject: 'Neues Passwort wählen',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>{`für Ihr Kundenkonto wurde ein neues Passwort angefordert. Sie können es innerhalb von ${RESET_LINK_MINUTES} Minuten wählen; der Link gilt einmal:`}</MailText>
      <MailButton href={link}>Neues Passwort wählen</MailButton>
      <MailText>
        Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter.
      </MailText>
    </>
  ),
});
