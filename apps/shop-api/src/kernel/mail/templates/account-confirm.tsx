import { CONFIRM_LINK_HOURS } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** The address is not confirmed: what was typed into the form, also the name, is not part of the mail. */
export const accountConfirmMail = (link: string): Mail => ({
  kind: 'account-confirm',
  subject: 'Bitte bestätigen Sie Ihre Registrierung',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`jemand hat mit dieser E-Mail-Adresse ein Kundenkonto bei ${SHOP_NAME} angelegt. Wenn Sie das waren, bestätigen Sie es bitte innerhalb von ${CONFIRM_LINK_HOURS} Stunden:`}</MailText>
      <MailButton href={link}>Registrierung bestätigen</MailButton>
      <MailText>
        Haben Sie sich nicht registriert? Dann brauchen Sie nichts zu tun: Ohne Bestätigung entsteht kein
        Konto.
      </MailText>
    </>
  ),
});
