import { CONTACT_MONTHS } from '@fachwerk/shared/rules';
import { MailButton } from '../components/MailButton';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** To the address that a visitor typed, which may be a stranger's: nothing of what was written. */
export const contactReceivedMail = (number: string): Mail => ({
  kind: 'contact-received',
  subject: `Ihre Nachricht ist angekommen: ${number}`,
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>
        über unser Kontaktformular ist mit dieser E-Mail-Adresse eine Nachricht eingegangen. Wir antworten in
        der Regel am nächsten Werktag an diese Adresse.
      </MailText>
      <MailFacts facts={[['Vorgangsnummer', number]]} />
      <MailText>{`Waren Sie das nicht? Dann brauchen Sie nichts zu tun. Wir löschen die Nachricht nach ${CONTACT_MONTHS}\u00a0Monaten.`}</MailText>
    </>
  ),
});

/** To the mailbox of the service: its content is on a page for which one signs in. */
export const contactRequestMail = (number: string, link: string): Mail => ({
  kind: 'contact-request',
  subject: `Neue Anfrage: ${number}`,
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`über das Kontaktformular ist die Anfrage ${number} eingegangen. Bitte beantworten Sie sie auf der Seite des Kundenservices und nicht auf diese Nachricht.`}</MailText>
      <MailButton href={link}>Anfrage öffnen</MailButton>
    </>
  ),
});

interface ContactAnswer {
  number: string;
  name: string;
  /** Written by an employee. */
  text: string;
}

export const contactAnswerMail = ({ number, name, text }: ContactAnswer): Mail => ({
  kind: 'contact-answer',
  subject: `Antwort auf Ihre Anfrage ${number}`,
  content: (
    <>
      <MailText>{`Guten Tag ${name},`}</MailText>
      {text.split(/(?:\r?\n){2,}/).map((part, index) => (
        <MailText key={index}>{part}</MailText>
      ))}
      <MailText>{`Ihre Anfrage hat die Nummer ${number}. Haben Sie noch eine Frage? Schreiben Sie uns über das Kontaktformular und nennen Sie die Nummer.`}</MailText>
    </>
  ),
});
