import { addressLines } from '@fachwerk/shared/rules';
import type { ReactNode } from 'react';
import { MailButton } from '../../kernel/mail/components/MailButton';
import { MailFacts } from '../../kernel/mail/components/MailFacts';
import { MailText } from '../../kernel/mail/components/MailText';
import type { MailKind } from '../../kernel/mail/mail-kinds';
import type { MailTexts } from '../../kernel/mail/mail-texts';
import type { Mail } from '../../kernel/mail/render-mail';
import { greeting } from '../../kernel/mail/templates/greeting';
import type { StoreRecord } from '../../stores/store/store-record';
import { affectedBy } from '../rules/affected';
import { promisedBack } from '../rules/late-return';
import { freeCancelUntil } from '../rules/rental-states';
import type { Vehicle } from '../vehicles/vehicle-repository';
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

const hello = ({ booking, isOwner }: RentalLetter, text: MailTexts['text']): string =>
  isOwner && booking.contact ? greeting(booking.contact, text) : text('mail.greeting');

const facts = (
  { booking, vehicle, store }: RentalLetter,
  { text, euros, weekDayAndTime }: MailTexts,
): [string, string][] => [
  [text('mail.rental.number'), booking.number],
  [text('mail.rental.vehicle'), vehicle.name],
  [text('mail.rental.from'), weekDayAndTime(booking.from)],
  [text('mail.rental.to'), weekDayAndTime(booking.to)],
  [text('mail.rental.store'), [store.name, ...addressLines(store), store.phone].join('\n')],
  [text('mail.rental.price'), text('mail.rental.price.text', { price: euros(booking.rentCents) })],
  [text('mail.rental.deposit'), text('mail.rental.deposit.text', { price: euros(booking.depositCents) })],
];

const needed = (vehicle: Vehicle, text: MailTexts['text']): string =>
  text('mail.rental.needed', { licence: vehicle.licence, years: vehicle.minAge });

function booked(letter: RentalLetter, first: string, texts: MailTexts): ReactNode {
  const { text, weekDayAndTime } = texts;
  return (
    <>
      <MailText>{hello(letter, text)}</MailText>
      <MailText>{first}</MailText>
      <MailFacts facts={facts(letter, texts)} />
      <MailText>{needed(letter.vehicle, text)}</MailText>
      <MailText>
        {text('mail.rental.contract', { until: weekDayAndTime(freeCancelUntil(letter.booking, false)) })}
      </MailText>
      <MailButton href={letter.link}>{text('mail.rental.button.change')}</MailButton>
      <MailText>{text('mail.rental.calendar')}</MailText>
    </>
  );
}

const subject = ({ booking, vehicle }: RentalLetter, what: string, { weekDayAndTime }: MailTexts): string =>
  `${what}: ${vehicle.name}, ${weekDayAndTime(booking.from)}`;

/** `reason`: of the store that has cancelled it. */
const cancelled = (letter: RentalLetter, reason: string | undefined): Mail => ({
  kind: 'rental-cancelled',
  write: (texts) => {
    const { text } = texts;
    return {
      subject: subject(letter, text('mail.rental-cancelled.subject'), texts),
      content: (
        <>
          <MailText>{hello(letter, text)}</MailText>
          <MailText>
            {reason === undefined
              ? text('mail.rental-cancelled.intro')
              : text('mail.rental-cancelled.byStore')}
          </MailText>
          {reason !== undefined && <MailFacts facts={[[text('mail.rental-cancelled.reason'), reason]]} />}
          <MailFacts facts={facts(letter, texts).slice(0, 5)} />
          <MailText>{text('mail.rental-cancelled.calendar')}</MailText>
        </>
      ),
    };
  },
});

interface AffectedTexts {
  subject: string;
  paragraphs: string[];
}

/** What has happened, and what the customer can do. */
function affectedTexts({ booking, store, vehicle }: RentalLetter, texts: MailTexts): AffectedTexts {
  const { text } = texts;
  if (booking.state === 'HANDED_OUT') return closedAtReturn({ booking, store }, texts);
  switch (affectedBy(booking, store)) {
    case 'BLOCKED':
      return {
        subject: text('mail.rental-closed.vehicle.subject'),
        paragraphs: [
          text('mail.rental-closed.blocked', { vehicle: vehicle.name }),
          text('mail.rental-closed.choice'),
        ],
      };
    case 'ENDED':
    case 'MOVED':
      return {
        subject: text('mail.rental-closed.vehicle.subject'),
        paragraphs: [
          text('mail.rental-closed.ended', { store: store.name, vehicle: vehicle.name }),
          text('mail.rental-closed.choice'),
        ],
      };
    default:
      return {
        subject: text('mail.rental-closed.store.subject'),
        paragraphs: [
          text('mail.rental-closed.store', { store: store.name }),
          text('mail.rental-closed.choice'),
        ],
      };
  }
}

function closedAtReturn(
  { booking, store }: Pick<RentalLetter, 'booking' | 'store'>,
  { text, weekDayAndTime }: MailTexts,
): AffectedTexts {
  const due = promisedBack(booking, store);
  return {
    subject: text('mail.rental-closed.return.subject'),
    paragraphs: [
      text('mail.rental-closed.return', { store: store.name }),
      due
        ? text('mail.rental-closed.return.due', { due: weekDayAndTime(due) })
        : text('mail.rental-closed.return.call'),
    ],
  };
}

const affected = (letter: RentalLetter): Mail => ({
  kind: 'rental-closed',
  write: (texts) => {
    const { text } = texts;
    const { subject: what, paragraphs } = affectedTexts(letter, texts);
    return {
      subject: subject(letter, what, texts),
      content: (
        <>
          <MailText>{hello(letter, text)}</MailText>
          {paragraphs.map((paragraph) => (
            <MailText key={paragraph}>{paragraph}</MailText>
          ))}
          <MailFacts facts={facts(letter, texts).slice(0, 5)} />
          <MailButton href={letter.link}>
            {letter.booking.state === 'HANDED_OUT'
              ? text('mail.rental.button.see')
              : text('mail.rental.button.change')}
          </MailButton>
        </>
      ),
    };
  },
});

/** After a mail that the store cannot keep the booking. */
const kept = (letter: RentalLetter): Mail => ({
  kind: 'rental-kept',
  write: (texts) => {
    const { text } = texts;
    return {
      subject: subject(letter, text('mail.rental-kept.subject'), texts),
      content: (
        <>
          <MailText>{hello(letter, text)}</MailText>
          <MailText>{text('mail.rental-kept.intro')}</MailText>
          <MailFacts facts={facts(letter, texts)} />
          <MailText>{needed(letter.vehicle, text)}</MailText>
          <MailText>{text('mail.rental-kept.change')}</MailText>
          <MailButton href={letter.link}>{text('mail.rental.button.change')}</MailButton>
        </>
      ),
    };
  },
});

export function rentalMail(kind: RentalMailKind, letter: RentalLetter, reason?: string): Mail {
  switch (kind) {
    case 'rental-booked':
      return {
        kind,
        write: (texts) => {
          const { text } = texts;
          return {
            subject: subject(letter, text('mail.rental-booked.subject'), texts),
            content: booked(letter, text('mail.rental-booked.intro'), texts),
          };
        },
      };
    case 'rental-changed':
      return {
        kind,
        write: (texts) => {
          const { text } = texts;
          return {
            subject: subject(letter, text('mail.rental-changed.subject'), texts),
            content: booked(letter, text('mail.rental-changed.intro'), texts),
          };
        },
      };
    case 'rental-cancelled':
      return cancelled(letter, reason);
    case 'rental-closed':
      return affected(letter);
    case 'rental-kept':
      return kept(letter);
  }
}
