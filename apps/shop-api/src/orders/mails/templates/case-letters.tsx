import { noonOf, parseInstant } from '@fachwerk/shared/time';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { MailTexts } from '../../../kernel/mail/mail-texts';
import type { LetterDetails, OrderLetter } from '../order-letter';
import { piecesOf } from './contract-letters';
import type { Letters } from './letters';
import { OrderPieces } from './OrderSummary';

type CaseMailKind = 'case-received' | 'case-taken-back' | 'repair-confirmed';

/** Returns and complaints. What the sender typed is not in the mail: the page of the order shows the case. */
export const caseLetters: Pick<Letters, CaseMailKind> = {
  'case-received': ({ order, details, links }, { text }) => {
    const isComplaint = details.caseKind === 'COMPLAINT';
    return {
      subject: isComplaint
        ? text('mail.case-received.complaint.subject', { number: order.number })
        : text('mail.case-received.return.subject', { number: order.number }),
      hasContract: false,
      content: (
        <>
          <MailText>
            {isComplaint
              ? text('mail.case-received.complaint.intro')
              : text('mail.case-received.return.intro')}
          </MailText>
          <OrderPieces lines={piecesOf(order, details)} link={links.order} />
          <MailFacts
            facts={[
              [text('mail.fact.caseNumber'), details.caseNumber ?? ''],
              [text('mail.fact.orderNumber'), order.number],
            ]}
          />
          <MailText>
            {isComplaint ? text('mail.case-received.complaint.next') : text('mail.case-received.return.next')}
          </MailText>
          <MailText>{text('mail.case-received.label')}</MailText>
          {isComplaint && <MailText>{text('mail.case-received.complaint.rights')}</MailText>}
        </>
      ),
    };
  },

  'case-taken-back': ({ order, details, links }, { text }) => ({
    subject: text('mail.case-taken-back.subject', { number: order.number }),
    hasContract: false,
    content: (
      <>
        <MailText>
          {details.placeName
            ? text('mail.case-taken-back.store', { place: details.placeName })
            : text('mail.case-taken-back.warehouse')}
        </MailText>
        <OrderPieces lines={piecesOf(order, details)} link={links.order} />
        <MailFacts
          facts={[
            [text('mail.fact.caseNumber'), details.caseNumber ?? ''],
            [text('mail.fact.orderNumber'), order.number],
          ]}
        />
        <MailText>{`${whatFollows(details, text)} ${text('mail.case-taken-back.state')}`}</MailText>
        <MailText>{text('mail.case-taken-back.keep')}</MailText>
      </>
    ),
  }),

  'repair-confirmed': ({ order, details }, texts) => {
    const { text, day } = texts;
    return {
      subject: text('mail.repair-confirmed.subject', { number: order.number }),
      hasContract: false,
      content: (
        <>
          <MailText>{text('mail.repair-confirmed.intro')}</MailText>
          <MailFacts
            facts={[
              [text('mail.fact.caseNumber'), details.caseNumber ?? ''],
              ...(details.repairedAt
                ? [[text('mail.repair-confirmed.day'), day(parseInstant(details.repairedAt))] as const]
                : []),
              ...warrantyFacts({ order, details }, texts),
              [text('mail.fact.orderNumber'), order.number],
            ]}
          />
          <MailText>{text('mail.repair-confirmed.keep')}</MailText>
        </>
      ),
    };
  },
};

const warrantyFacts = (
  { order, details }: Pick<OrderLetter, 'order' | 'details'>,
  { text, day }: MailTexts,
) =>
  (details.lines ?? []).flatMap(({ lineId, quantity, until }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    if (!line || until === undefined) return [];
    return [
      [
        text('mail.pieces', { quantity, name: line.name }),
        text('mail.repair-confirmed.until', { day: day(noonOf(until)) }),
      ] as const,
    ];
  });

function whatFollows({ caseKind, money }: LetterDetails, text: MailTexts['text']): string {
  if (caseKind !== 'WITHDRAWAL' || money === 'not-owed') return text('mail.case-taken-back.checked');
  if (money === 'given') return text('mail.case-taken-back.given');
  if (money === 'late') return text('mail.case-taken-back.late');
  return text('mail.case-taken-back.money');
}
