import type { OrderLineView } from '@fachwerk/shared/contracts';
import { useMailTexts } from '../../../kernel/mail/components/mail-texts-context';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';
import type { MailTexts } from '../../../kernel/mail/mail-texts';

/** The guarantees of producers as they were stated at the order, on a durable medium (BGB §479(2)). */
export const GuaranteeStatements = ({ lines }: { lines: readonly OrderLineView[] }) => {
  const { text } = useMailTexts();
  const guaranteed = lines.flatMap(({ guarantee, ...line }) => (guarantee ? [{ line, guarantee }] : []));
  if (guaranteed.length === 0) return null;

  return (
    <>
      <MailText>{text('mail.guarantee.intro')}</MailText>
      {guaranteed.map(({ line, guarantee }) => (
        <MailFacts
          key={line.lineId}
          facts={[
            [
              text('mail.guarantee.for'),
              text('mail.guarantee.product', { brand: line.brand, name: line.name, model: guarantee.model }),
            ],
            [text('mail.guarantee.duration'), durationText(guarantee.months, text)],
            [
              text('mail.guarantee.scope'),
              guarantee.scope === 'FULL'
                ? text('mail.guarantee.scope.full')
                : text('mail.guarantee.scope.terms'),
            ],
            [text('mail.guarantee.guarantor'), `${guarantee.guarantor}, ${guarantee.address}`],
            [text('mail.guarantee.territory'), guarantee.territory],
            [text('mail.guarantee.terms'), guarantee.terms],
            ...(guarantee.link === undefined ? [] : [[text('mail.guarantee.page'), guarantee.link] as const]),
          ]}
        />
      ))}
    </>
  );
};

const durationText = (months: number, text: MailTexts['text']): string =>
  months % 12 > 0
    ? text('mail.guarantee.months', { months })
    : text('mail.guarantee.years', { count: months / 12 });
