import type { WidgetMeasures } from '@fachwerk/shared/contracts';
import { AMOUNTS, breachesOf, NAME_LISTS } from '@fachwerk/shared/rules';
import { dayText, parseInstant } from '@fachwerk/shared/time';
import { Badge } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { amountText } from '../../passport/measures';
import type { WidgetRecord } from './catalogue-data';
import detailStyles from './Detail.module.css';
import styles from './WidgetPassport.module.css';

interface Row {
  measure: keyof WidgetMeasures;
  is: string;
  allowed: string;
  isOver: boolean;
}

/** What was measured before the publication, beside the budget of the widget. */
export function WidgetPassport({ passport }: Pick<WidgetRecord, 'passport'>) {
  const text = useMessages();
  const headingId = useId();
  const none = text('passport.none');

  const rows = ({ measures, budget }: NonNullable<typeof passport>): Row[] => {
    const over = new Set<Row['measure']>(breachesOf(measures, budget).map(({ measure }) => measure));
    return [
      ...AMOUNTS.map((measure) => ({
        measure,
        is: amountText(measure, measures[measure]),
        allowed: amountText(measure, budget[measure]),
        isOver: over.has(measure),
      })),
      ...NAME_LISTS.map((measure) => ({
        measure,
        is: measures[measure].join(', ') || none,
        allowed: budget[measure].join(', ') || none,
        isOver: over.has(measure),
      })),
    ];
  };

  return (
    <section aria-labelledby={headingId} className={detailStyles.section}>
      <h2 id={headingId}>{text('passport.heading')}</h2>
      {!passport && <p>{text('passport.missing')}</p>}
      {passport && (
        <>
          <p>{text('passport.intro', { day: dayText(parseInstant(passport.at)) })}</p>
          {passport.reason && <p>{text('passport.reason', { reason: passport.reason })}</p>}
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('passport.measure')}</th>
                <th scope="col">{text('passport.is')}</th>
                <th scope="col">{text('passport.allowed')}</th>
              </tr>
            </thead>
            <tbody>
              {rows(passport).map(({ measure, is, allowed, isOver }) => (
                <tr key={measure}>
                  <th scope="row">{text(`passport.${measure}`)}</th>
                  <td>
                    {is} {isOver && <Badge>{text('passport.over')}</Badge>}
                  </td>
                  <td>{allowed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
