import { formatPieces, SHOP_LOCALE } from '@fachwerk/shared/format';
import { dayText, noonOf, parseInstant } from '@fachwerk/shared/time';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { LetterDetails, OrderLetter } from '../order-letter';
import { piecesOf } from './contract-letters';
import type { Letters } from './letters';
import { OrderPieces } from './OrderSummary';

type CaseMailKind = 'case-received' | 'case-taken-back' | 'repair-confirmed';

/** Returns and complaints. What the sender typed is not in the mail: the page of the order shows the case. */
export const caseLetters: Pick<Letters, CaseMailKind> = {
  'case-received': ({ order, details, links }) => {
    const isComplaint = details.caseKind === 'COMPLAINT';
    return {
      subject: isComplaint
        ? `Ihre Reklamation zu Bestellung ${order.number} ist eingegangen`
        : `Ihre Rückgabe zu Bestellung ${order.number} ist eingegangen`,
      hasContract: false,
      content: (
        <>
          <MailText>
            {isComplaint
              ? 'wir haben Ihre Reklamation erhalten. Es geht um diese Artikel:'
              : 'wir haben Ihre Rückgabe erhalten. Es geht um diese Artikel:'}
          </MailText>
          <OrderPieces lines={piecesOf(order, details)} link={links.order} />
          <MailFacts
            facts={[
              ['Vorgangsnummer', details.caseNumber ?? ''],
              ['Bestellnummer', order.number],
            ]}
          />
          <MailText>
            {isComplaint
              ? 'Wir melden uns bei Ihnen. Sie können die Artikel auch gleich zurückbringen; nennen Sie dabei bitte die Vorgangsnummer.'
              : 'Bitte bringen oder senden Sie die Artikel zurück und nennen Sie dabei die Vorgangsnummer. Wir prüfen sie und melden uns bei Ihnen.'}
          </MailText>
          <MailText>
            Den Rücksendeschein zum Ausdrucken finden Sie auf der Seite Ihrer Bestellung. Wir tragen die
            Kosten der Rücksendung.
          </MailText>
          {isComplaint && (
            <MailText>
              Ist ein Artikel mangelhaft, wählen Sie zwischen Reparatur und neuem Artikel. Nach einer
              Reparatur verlängert sich die Gewährleistung einmal um zwölf Monate.
            </MailText>
          )}
        </>
      ),
    };
  },

  'case-taken-back': ({ order, details, links }) => ({
    subject: `Ihre Artikel aus Bestellung ${order.number} sind bei uns angekommen`,
    hasContract: false,
    content: (
      <>
        <MailText>
          {details.placeName
            ? `diese Artikel sind im Markt angekommen: ${details.placeName}.`
            : 'diese Artikel sind in unserem Online-Lager angekommen.'}
        </MailText>
        <OrderPieces lines={piecesOf(order, details)} link={links.order} />
        <MailFacts
          facts={[
            ['Vorgangsnummer', details.caseNumber ?? ''],
            ['Bestellnummer', order.number],
          ]}
        />
        <MailText>{`${whatFollows(details)} Den Stand sehen Sie auf der Seite Ihrer Bestellung.`}</MailText>
        <MailText>Bitte bewahren Sie diese Nachricht auf: Sie bestätigt die Annahme.</MailText>
      </>
    ),
  }),

  'repair-confirmed': ({ order, details }) => ({
    subject: `Ihr Artikel aus Bestellung ${order.number} ist repariert`,
    hasContract: false,
    content: (
      <>
        <MailText>
          Ihr Artikel ist repariert. Weil Sie sich für die Reparatur entschieden haben, gilt die gesetzliche
          Gewährleistung dafür einmal zwölf Monate länger (§ 475e Abs. 5 BGB):
        </MailText>
        <MailFacts
          facts={[
            ['Vorgangsnummer', details.caseNumber ?? ''],
            ...(details.repairedAt
              ? [['Repariert am', dayText(parseInstant(details.repairedAt))] as const]
              : []),
            ...warrantyFacts({ order, details }),
            ['Bestellnummer', order.number],
          ]}
        />
        <MailText>Bitte bewahren Sie diese Nachricht auf.</MailText>
      </>
    ),
  }),
};

const warrantyFacts = ({ order, details }: Pick<OrderLetter, 'order' | 'details'>) =>
  (details.lines ?? []).flatMap(({ lineId, quantity, until }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    if (!line || until === undefined) return [];
    const day = dayText(noonOf(until));
    return [[formatPieces(quantity, line.name, SHOP_LOCALE), `Gewährleistung bis ${day}`] as const];
  });

function whatFollows({ caseKind, money }: LetterDetails): string {
  if (caseKind !== 'WITHDRAWAL' || money === 'not-owed')
    return 'Wir prüfen die Artikel und melden uns bei Ihnen.';
  if (money === 'given') return 'Das Geld haben wir schon erstattet.';
  if (money === 'late') return 'Wir erstatten jetzt unverzüglich.';
  return 'Wir erstatten spätestens 14\u00a0Tage nach dem Eingang Ihres Widerrufs.';
}
