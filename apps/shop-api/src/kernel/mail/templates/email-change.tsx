import { EMAIL_LINK_HOURS } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** The address is not confirmed: no name, and nothing of the account. */
export const emailChangeMail = (link: string): Mail => ({
  kind: 'email-change',
  subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`jemand möchte diese E-Mail-Adresse für ein Kundenkonto bei ${SHOP_NAME} nutzen. Wenn Sie das waren, bestätigen Sie es bitte innerhalb von ${EMAIL_LINK_HOURS} Stunden mit dem Passwort des Kontos:`}</MailText>
      <MailButton href={link}>Neue Adresse bestätigen</MailButton>
      <MailText>
        Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung ändert sich nichts.
      </MailText>
    </>
  ),
});
