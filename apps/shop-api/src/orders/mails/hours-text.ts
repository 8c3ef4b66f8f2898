import { WEEK_DAYS } from '@fachwerk/shared/time';
import type { MailTexts } from '../../kernel/mail/mail-texts';
import type { OpeningPlan } from '../../stores/store/opening-rules';

/** The usual hours, with equal days in a row as one line: "Montag bis Freitag 8:00 bis 20:00 Uhr". */
export function hoursText(
  { openingHours }: Pick<OpeningPlan, 'openingHours'>,
  { text }: MailTexts,
): string[] {
  const rows: { first: string; last: string; hours: string }[] = [];
  for (const day of WEEK_DAYS) {
    const hours = openingHours[day]
      .map(({ from, to }) => text('mail.hours.span', { from, to }))
      .join(` ${text('mail.hours.and')} `);
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = text(`mail.hours.${day}`);
    else rows.push({ first: text(`mail.hours.${day}`), last: text(`mail.hours.${day}`), hours });
  }
  return rows
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) =>
      first === last
        ? text('mail.hours.day', { day: first, hours })
        : text('mail.hours.days', { first, last, hours }),
    );
}
