import { plusDays } from '@fachwerk/shared/time';
import { readDay } from '../../kernel/import/fields';
import { readList, readText } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';
import type { StatedOffer, StatedOpening } from '../store/opening-rules';
import { readHours, skippedTime, weekDayOfName } from './read-hours';

const DAY = String.raw`(\d{4}-\d\d-\d\d|\d\d?\.\s?\d\d?\.\s?\d{4}|\S+)`;
const PAIR = String.raw`\d\d?[:.]\d\d\s*(?:-|–|bis)\s*\d\d?[:.]\d\d`;
/** The reason may begin with a digit: "1. Weihnachtstag". */
const OPENING = new RegExp(
  String.raw`^${DAY}\s+(${PAIR}(?:\s*,\s*${PAIR})*|geschlossen|closed)(?:\s*Uhr)?\s+(\S.*)$`,
);
/** With hours that cannot be read: the fault names them. */
const WRONG_HOURS = new RegExp(String.raw`^${DAY}\s+(.*?\d)(?:\s*Uhr)?\s+(\D.*)$`);

export const readReason = readText(80);

/** "13.12.2026 13:00-18:00 Verkaufsoffener Sonntag | 2026-12-24 geschlossen Heiligabend". */
export const readSpecialOpenings: Read<StatedOpening[]> = (text, field) => {
  const openings = readList(text, field).map((part) => {
    const [, day = '', hours = '', reason = ''] = OPENING.exec(part) ?? WRONG_HOURS.exec(part) ?? [];
    if (day === '')
      throw new RowError(
        field,
        `must be like '13.12.2026 13:00-18:00 Verkaufsoffener Sonntag', is '${part}'`,
      );
    const opening = {
      date: readDay(day, field),
      reason: readReason(reason, field),
      hours: readHours(hours, field),
    };
    const skipped = skippedTime(opening.date, opening.hours);
    if (skipped !== undefined)
      throw new RowError(field, `${opening.date} has no ${skipped}: the clock goes forward`);
    return opening;
  });
  refuseTwice(
    field,
    openings.map(({ date }) => date),
  );
  return openings.sort((a, b) => (a.date < b.date ? -1 : 1));
};

const OFFER = new RegExp(String.raw`^${DAY}\s+[-–]\s+${DAY}\s+([^:]+):\s+(.+)$`);
/** An offer is no second usual week. */
const LONGEST_DAYS = 366;

/** "01.12.2026 - 23.12.2026 Länger im Advent: Mo. 8:00-21:00; So. geschlossen | …". */
export const readOpeningOffers: Read<StatedOffer[]> = (text, field) => {
  const offers = readList(text, field).map((part): StatedOffer => {
    const [, start = '', end = '', name = '', days = ''] = OFFER.exec(part) ?? [];
    if (start === '')
      throw new RowError(
        field,
        `must be like '01.12.2026 - 23.12.2026 Länger im Advent: Mo. 8:00-21:00; Sa. 8:00-20:00', is '${part}'`,
      );
    const offer: StatedOffer = {
      name: readReason(name, field),
      start: readDay(start, field),
      end: readDay(end, field),
      hours: {},
    };
    for (const one of days.split(/\s*;\s*/).filter((day) => day !== '')) {
      const [, dayName = '', hours = ''] = /^(\S+)\s+(.+)$/.exec(one) ?? [];
      const day = weekDayOfName(dayName);
      if (day === undefined) throw new RowError(field, `'${one}' must begin with Mo., Di., … or So.`);
      if (offer.hours[day]) throw new RowError(field, `has '${dayName}' twice`);
      offer.hours[day] = readHours(hours, field);
    }
    const fault = offerFault(offer);
    if (fault !== undefined) throw new RowError(field, fault);
    return offer;
  });
  refuseTwice(
    field,
    offers.map(({ start }) => start),
  );
  return offers.sort((a, b) => (a.start < b.start ? -1 : 1));
};

/** What is wrong with the days of an offer; undefined if nothing is. */
export function offerFault({ start, end }: Pick<StatedOffer, 'start' | 'end'>): string | undefined {
  if (end < start) return `ends on ${end}, before it begins on ${start}`;
  if (end > plusDays(start, LONGEST_DAYS)) return `lasts more than ${LONGEST_DAYS} days`;
  return undefined;
}

function refuseTwice(field: string, days: readonly string[]): void {
  const twice = days.find((day, index) => days.indexOf(day) < index);
  if (twice !== undefined) throw new RowError(field, `has ${twice} twice`);
}
