import { WEEK_DAYS } from '@fachwerk/shared/time';
import type { OpeningPlan } from '../../stores/store/opening-rules';

const DAYS: Record<(typeof WEEK_DAYS)[number], string> = {
  mon: 'Montag',
  tue: 'Dienstag',
  wed: 'Mittwoch',
  thu: 'Donnerstag',
  fri: 'Freitag',
  sat: 'Samstag',
  sun: 'Sonntag',
};

/** The usual hours, with equal days in a row as one line: "Montag bis Freitag 8:00 bis 20:00 Uhr". */
export function hoursText({ openingHours }: OpeningPlan): string[] {
  const rows: { first: string; last: string; hours: string }[] = [];
  for (const day of WEEK_DAYS) {
    const hours = openingHours[day].map(({ from, to }) => `${from} bis ${to}`).join(' und ');
    const row = rows.at(-1);
    if (row?.hours === hours) row.last = DAYS[day];
    else rows.push({ first: DAYS[day], last: DAYS[day], hours });
  }
  return rows
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) => `${first === last ? first : `${first} bis ${last}`} ${hours} Uhr`);
}
