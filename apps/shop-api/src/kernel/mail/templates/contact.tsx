import { CONTACT_MONTHS } from '@fachwerk/shared/rules';
import { MailButton } from '../components/MailButton';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** To the address that a visitor typed, which may be a stranger's: nothing of what was written. */
export const contactReceivedMail = (number: string): Mail => ({
  kind: 'contact-received',
  write: ({ text }) => ({
    subject: text('mail.contact-received.subject', { number }),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.contact-received.intro')}</MailText>
        <MailFacts facts={[[text('mail.fact.caseNumber'), number]]} />
        <MailText>{text('mail.contact-received.notYou', { months: CONTACT_MONTHS })}</MailText>
      </>
    ),
  }),
});

/** To the mailbox of the service, in German: its content is on a page for which one signs in. */
export const contactRequestMail = (number: string, link: string): Mail => ({
  kind: 'contact-request',
  write: () => ({
    subject: `Neue Anfrage: ${number}`,
    content: (
      <>
        <MailText>Guten Tag,</MailText>
        <MailText>{`über das Kontaktformular ist die Anfrage ${number} eingegangen. Bitte beantworten Sie sie auf der Seite des Kundenservices und nicht auf diese Nachricht.`}</MailText>
        <MailButton href={link}>Anfrage öffnen</MailButton>
      </>
    ),
  }),
});

interface ContactAnswer {
  number: string;
  name: string;
  /** Written by an employee. */
  text: string;
}

export const contactAnswerMail = ({ number, name, text: answer }: ContactAnswer): Mail => ({
  kind: 'contact-answer',
  write: ({ text }) => ({
    subject: text('mail.contact-answer.subject', { number }),
    content: (
      <>
        <MailText>{text('mail.greeting.named', { name })}</MailText>
        {answer.split(/(?:\r?\n){2,}/).map((part, index) => (
          <MailText key={index}>{part}</MailText>
        ))}
        <MailText>{text('mail.contact-answer.end', { number })}</MailText>
      </>
    ),
  }),
});
