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
  subject: 'Sie haben schon ein Kundenkonto',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>{`jemand wollte mit dieser E-Mail-Adresse ein neues Kundenkonto bei ${SHOP_NAME} anlegen. Sie haben aber schon eines; es ist unverändert.`}</MailText>
      <MailButton href={links.login}>Anmelden</MailButton>
      <MailText>Passwort vergessen? Hier bekommen Sie ein neues:</MailText>
      <MailButton href={links.requestPassword}>Neues Passwort anfordern</MailButton>
      <MailText>Waren Sie das nicht? Dann brauchen Sie nichts zu tun.</MailText>
    </>
  ),
});
