import { addressLines } from '@fachwerk/shared/rules';
import { MailButton } from '../../kernel/mail/components/MailButton';
import { MailFacts } from '../../kernel/mail/components/MailFacts';
import { MailText } from '../../kernel/mail/components/MailText';
import type { MailKind } from '../../kernel/mail/mail-kinds';
import type { Mail } from '../../kernel/mail/render-mail';
import { greeting } from '../../kernel/mail/templates/greeting';
import { displayCents } from '../../kernel/money/display';
import type { StoreRecord } from '../../stores/store/store-record';
import { affectedBy } from '../rules/affected';
import { promisedBack } from '../rules/late-return';
import { freeCancelUntil } from '../rules/rental-states';
import type { Vehicle } from '../vehicles/vehicle-repository';
import { momentText } from '../vehicles/vehicle-view';
import type { Booking } from './booking';

export interface RentalLetter {
  booking: Booking;
  vehicle: Vehicle;
  store: StoreRecord;
  /** Opens the booking without a login. */
  link: string;
  /**
   * The address is that of the account that is logged in. Any other one may be a stranger's, and gets nothing
   * that a visitor typed (decision 0096), not even the name.
   */
  isOwner: boolean;
}

export type RentalMailKind = Extract<MailKind, `rental-${string}`>;

const hello = ({ booking, isOwner }: RentalLetter): string =>
  isOwner && booking.contact ? greeting(booking.contact) : 'Guten Tag,';

const facts = ({ booking, vehicle, store }: RentalLetter): [string, string][] => [
  ['Buchung', booking.number],
  ['Fahrzeug', vehicle.name],
  ['Abholung', momentText(booking.from)],
  ['Rückgabe', momentText(booking.to)],
  ['Markt', [store.name, ...addressLines(store), store.phone].join('\n')],
  ['Mietpreis', `${displayCents(booking.rentCents)} inkl. MwSt., zahlbar im Markt`],
  ['Kaution', `${displayCents(booking.depositCents)}, bei der Abholung, mit der Rückgabe zurück`],
];

const NEEDED = (vehicle: Vehicle): string =>
  `Bitte bringen Sie Ihren Führerschein (Klasse ${vehicle.licence}) und Ihren Ausweis mit. Wer fährt, ist mindestens ${vehicle.minAge}\u00a0Jahre alt.`;

const booked = (letter: RentalLetter, first: string): Mail['content'] => (
  <>
    <MailText>{hello(letter)}</MailText>
    <MailText>{first}</MailText>
    <MailFacts facts={facts(letter)} />
    <MailText>{NEEDED(letter.vehicle)}</MailText>
    <MailText>{`Den Mietvertrag schließen Sie im Markt ab, wenn Sie das Fahrzeug abholen. Bis dahin können Sie kostenlos stornieren; bitte tun Sie es bis ${momentText(freeCancelUntil(letter.booking, false))}, damit andere das Fahrzeug bekommen. So lange lässt sich die Buchung auch ändern.`}</MailText>
    <MailButton href={letter.link}>Buchung ansehen oder ändern</MailButton>
    <MailText>Der Termin für Ihren Kalender liegt als Datei bei.</MailText>
  </>
);

const subject = ({ booking, vehicle }: RentalLetter, what: string): string =>
  `${what}: ${vehicle.name}, ${momentText(booking.from)}`;

/** `reason`: of the store that has cancelled it. */
const cancelled = (letter: RentalLetter, reason: string | undefined): Mail => ({
  kind: 'rental-cancelled',
  subject: subject(letter, 'Buchung storniert'),
  content: (
    <>
      <MailText>{hello(letter)}</MailText>
      <MailText>
        {reason === undefined
          ? 'Ihre Buchung ist storniert. Sie müssen nichts weiter tun.'
          : 'leider muss der Markt Ihre Buchung absagen. Es tut uns leid; Kosten entstehen Ihnen nicht.'}
      </MailText>
      {reason !== undefined && <MailFacts facts={[['Grund', reason]]} />}
      <MailFacts facts={facts(letter).slice(0, 5)} />
      <MailText>Die beiliegende Datei nimmt den Termin aus Ihrem Kalender.</MailText>
    </>
  ),
});

const YOUR_CHOICE =
  'Bitte wählen Sie eine andere Zeit oder ein anderes Fahrzeug, oder stornieren Sie die Buchung. Beides geht kostenlos bis zur Abholung. Wenn Sie Fragen haben, rufen Sie bitte im Markt an.';

/** What has happened, and what the customer can do. */
function affectedTexts({ booking, store, vehicle }: RentalLetter): { subject: string; texts: string[] } {
  if (booking.state === 'HANDED_OUT') return closedAtReturn({ booking, store });
  switch (affectedBy(booking, store)) {
    case 'BLOCKED':
      return {
        subject: 'Ihr Fahrzeug ist nicht verfügbar',
        texts: [
          `${vehicle.name} fällt in der gebuchten Zeit leider aus, zum Beispiel wegen einer Reparatur.`,
          YOUR_CHOICE,
        ],
      };
    case 'ENDED':
    case 'MOVED':
      return {
        subject: 'Ihr Fahrzeug ist nicht verfügbar',
        texts: [`${store.name} vermietet ${vehicle.name} leider nicht mehr.`, YOUR_CHOICE],
      };
    default:
      return {
        subject: 'Der Markt hat geschlossen',
        texts: [
          `${store.name} hat seine Öffnungszeiten geändert und ist zur Abholung oder Rückgabe Ihres Fahrzeugs geschlossen.`,
          YOUR_CHOICE,
        ],
      };
  }
}

function closedAtReturn({ booking, store }: Pick<RentalLetter, 'booking' | 'store'>) {
  const due = promisedBack(booking, store);
  return {
    subject: 'Der Markt hat zur Rückgabe geschlossen',
    texts: [
      `${store.name} hat seine Öffnungszeiten geändert und ist zur vereinbarten Rückgabe geschlossen.`,
      due
        ? `Bitte bringen Sie das Fahrzeug zurück, sobald der Markt wieder öffnet: ${momentText(due)}. Die Zeit bis dahin kostet Sie nichts, und Sie müssen nichts weiter tun.`
        : 'Bitte rufen Sie im Markt an, um die Rückgabe zu vereinbaren. Die Zeit bis dahin kostet Sie nichts.',
    ],
  };
}

function affected(letter: RentalLetter): Mail {
  const { subject: what, texts } = affectedTexts(letter);
  return {
    kind: 'rental-closed',
    subject: subject(letter, what),
    content: (
      <>
        <MailText>{hello(letter)}</MailText>
        {texts.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        <MailFacts facts={facts(letter).slice(0, 5)} />
        <MailButton href={letter.link}>
          {letter.booking.state === 'HANDED_OUT' ? 'Buchung ansehen' : 'Buchung ansehen oder ändern'}
        </MailButton>
      </>
    ),
  };
}

/** After a mail that the store cannot keep the booking. */
const kept = (letter: RentalLetter): Mail => ({
  kind: 'rental-kept',
  subject: subject(letter, 'Ihre Buchung findet doch statt'),
  content: (
    <>
      <MailText>{hello(letter)}</MailText>
      <MailText>
        Ihre Buchung findet doch wie gebucht statt: Das Fahrzeug ist frei, und der Markt hat zur Abholung und
        zur Rückgabe geöffnet.
      </MailText>
      <MailFacts facts={facts(letter)} />
      <MailText>{NEEDED(letter.vehicle)}</MailText>
      <MailText>
        Haben Sie inzwischen anders geplant? Bis zur Abholung können Sie die Buchung kostenlos ändern oder
        stornieren.
      </MailText>
      <MailButton href={letter.link}>Buchung ansehen oder ändern</MailButton>
    </>
  ),
});

export function rentalMail(kind: RentalMailKind, letter: RentalLetter, reason?: string): Mail {
  switch (kind) {
    case 'rental-booked':
      return {
        kind,
        subject: subject(letter, 'Buchung bestätigt'),
        content: booked(letter, 'Ihr Fahrzeug ist für Sie gebucht.'),
      };
    case 'rental-changed':
      return {
        kind,
        subject: subject(letter, 'Buchung geändert'),
        content: booked(letter, 'Ihre Buchung ist geändert. Ab jetzt gilt:'),
      };
    case 'rental-cancelled':
      return cancelled(letter, reason);
    case 'rental-closed':
      return affected(letter);
    case 'rental-kept':
      return kept(letter);
  }
}
