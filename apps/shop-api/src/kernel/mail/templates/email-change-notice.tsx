import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** To the old address, without the new one: it is not confirmed. `days`: as long as the link works. */
export const emailChangeNoticeMail = (to: Addressee, objectionLink: string, days: number): Mail => ({
  kind: 'email-change-notice',
  subject: 'Ihre E-Mail-Adresse soll geändert werden',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>
        in Ihrem Kundenkonto wurde soeben eine neue E-Mail-Adresse eingetragen. Sobald sie bestätigt ist,
        melden Sie sich mit der neuen an, und wir schreiben Ihnen dorthin.
      </MailText>
      <MailText>{`Waren Sie das nicht? Dann widersprechen Sie bitte innerhalb von ${days} Tagen. Ihre bisherige Adresse gilt dann weiter, und wir sperren Ihr Passwort:`}</MailText>
      <MailButton href={objectionLink}>Änderung widersprechen</MailButton>
    </>
  ),
});
