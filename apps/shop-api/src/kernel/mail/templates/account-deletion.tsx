import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** @param day The day of the deletion, e.g. "14.12.2026". */
export const accountDeletionMail = (to: Addressee, day: string, link: string): Mail => ({
  kind: 'account-deletion',
  subject: `Ihr Kundenkonto wird am ${day} gelöscht`,
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>{`wie gewünscht löschen wir Ihr Kundenkonto am ${day}. Bis dahin können Sie es weiter nutzen und die Löschung zurücknehmen:`}</MailText>
      <MailButton href={link}>Konto behalten</MailButton>
      <MailText>
        Offene Bestellungen, Reservierungen und Mietbuchungen liefern wir trotzdem. Rechnungen bewahren wir so
        lange auf, wie das Gesetz es verlangt.
      </MailText>
      <MailText>
        Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort und behalten Sie Ihr Konto mit dem
        Knopf oben.
      </MailText>
    </>
  ),
});

/** To an earlier address of the account, whose owner can still object to its change. */
export const formerAddressDeletionMail = (to: Addressee, day: string): Mail => ({
  kind: 'former-address-deletion',
  subject: `Ihr Kundenkonto wird am ${day} gelöscht`,
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>{`das Kundenkonto, zu dem diese E-Mail-Adresse bis vor Kurzem gehörte, soll am ${day} gelöscht werden.`}</MailText>
      <MailText>
        Haben Sie die Adresse selbst geändert und die Löschung gewünscht? Dann brauchen Sie nichts zu tun.
      </MailText>
      <MailText>
        Waren Sie das nicht? Dann widersprechen Sie bitte sofort mit dem Link in unserer E-Mail „Ihre
        E-Mail-Adresse soll geändert werden“. Damit nehmen Sie auch die Löschung zurück.
      </MailText>
    </>
  ),
});
