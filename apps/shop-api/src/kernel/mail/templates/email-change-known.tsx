import { SHOP_NAME } from '../components/company';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** To the owner of the address that another account asks for. */
export const emailChangeKnownMail = (to: Addressee): Mail => ({
  kind: 'email-change-known',
  subject: 'Ihre E-Mail-Adresse gehört schon zu einem Kundenkonto',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>{`jemand wollte diese E-Mail-Adresse für ein anderes Kundenkonto bei ${SHOP_NAME} nutzen. Sie gehört aber schon zu Ihrem; es ist unverändert.`}</MailText>
      <MailText>
        Waren Sie das selbst? Eine Adresse kann nur zu einem Konto gehören. Waren Sie das nicht? Dann brauchen
        Sie nichts zu tun.
      </MailText>
    </>
  ),
});
