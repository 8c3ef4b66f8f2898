import { PERIODS } from '@fachwerk/server-kit/periods';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** The link opens the account after a login: who reads the mailbox does not get the files. */
export const exportReadyMail = (to: Addressee, link: string): Mail => ({
  kind: 'export-ready',
  subject: 'Ihre Daten liegen bereit',
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>{`Sie haben eine Kopie der Daten angefordert, die wir zu Ihrem Kundenkonto speichern. Melden Sie sich an, um sie herunterzuladen. Sie liegt ${PERIODS.exportDays} Tage lang bereit.`}</MailText>
      <MailButton href={link}>Daten herunterladen</MailButton>
      <MailText>
        Waren Sie das nicht? Dann ändern Sie bitte Ihr Passwort: Jemand kennt es und ist angemeldet.
      </MailText>
    </>
  ),
});
