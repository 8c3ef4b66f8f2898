import type { OrderLineView } from '@fachwerk/shared/contracts';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';
import { MailText } from '../../../kernel/mail/components/MailText';

/** The guarantees of producers as they were stated at the order, on a durable medium (BGB §479(2)). */
export const GuaranteeStatements = ({ lines }: { lines: readonly OrderLineView[] }) => {
  const guaranteed = lines.flatMap(({ guarantee, ...line }) => (guarantee ? [{ line, guarantee }] : []));
  if (guaranteed.length === 0) return null;

  return (
    <>
      <MailText>
        Zu Ihrer Bestellung gehören Garantien der Hersteller. Bei Mängeln haben Sie uns gegenüber gesetzliche
        Rechte, die Sie unentgeltlich in Anspruch nehmen. Eine Garantie schränkt diese Rechte nicht ein.
      </MailText>
      {guaranteed.map(({ line, guarantee }) => (
        <MailFacts
          key={line.lineId}
          facts={[
            ['Garantie für', `${line.brand} ${line.name}, Modell ${guarantee.model}`],
            ['Dauer', durationText(guarantee.months)],
            [
              'Umfang',
              guarantee.scope === 'FULL'
                ? 'Haltbarkeit der ganzen Ware, ohne Aufpreis'
                : 'wie in den Bedingungen genannt',
            ],
            ['Garantiegeber', `${guarantee.guarantor}, ${guarantee.address}`],
            ['Räumlicher Geltungsbereich', guarantee.territory],
            ['Bedingungen und Verfahren', guarantee.terms],
            ...(guarantee.link === undefined ? [] : [['Seite des Garantiegebers', guarantee.link] as const]),
          ]}
        />
      ))}
    </>
  );
};

const durationText = (months: number): string =>
  months % 12 > 0 ? `${months} Monate` : months === 12 ? '1 Jahr' : `${months / 12} Jahre`;
