import { getHolidays, type Holiday, type Region } from 'feiertagejs';
import { isGerman } from '../format/format-locale';
import { weekDayOf } from './berlin-time';
import type { StateCode } from './federal-states';

export interface Place {
  state: StateCode;
  city: string;
}

/**
 * Mariä Himmelfahrt is a holiday in Bavarian towns with more Catholics than Protestants; feiertagejs has it
 * for the whole state. These towns with a store have no holiday.
 */
const WITHOUT_ASSUMPTION = new Set([
  'Ansbach',
  'Bayreuth',
  'Coburg',
  'Erlangen',
  'Fürth',
  'Hof',
  'Kulmbach',
  'Nürnberg',
  'Schwabach',
]);
/** Fronleichnam is a holiday in these towns only of states that do not keep it; a town counts as a whole. */
const WITH_CORPUS_CHRISTI: Partial<Record<StateCode, ReadonlySet<string>>> = {
  // The Eichsfeld, and towns of the Rhön.
  TH: new Set([
    'Heilbad Heiligenstadt',
    'Leinefelde',
    'Leinefelde-Worbis',
    'Dingelstädt',
    'Niederorschel',
    'Geisa',
    'Buttlar',
    'Schleid',
  ]),
  // Catholic towns of the Sorbs (Fronleichnamsverordnung of Saxony).
  SN: new Set([
    'Crostwitz',
    'Nebelschütz',
    'Panschwitz-Kuckau',
    'Puschwitz',
    'Räckelwitz',
    'Radibor',
    'Ralbitz-Rosenthal',
    'Wittichenau',
  ]),
};
/** Holidays of a single year. */
const ONCE: Partial<Record<StateCode, Record<string, string>>> = {
  BE: {
    '2020-05-08': 'Tag der Befreiung',
    '2025-05-08': 'Tag der Befreiung',
    '2028-06-17': 'Jahrestag des Volksaufstandes',
  },
};

/** The name of the holiday that closes the stores of a place. */
export function holidayOn(date: string, place: Place): string | undefined {
  const once = ONCE[place.state]?.[date];
  if (once) return once;
  const region = place.city === 'Augsburg' ? 'AUGSBURG' : place.state;
  const name = holidaysOf(Number(date.slice(0, 4)), region).get(date);
  if (name === ASSUMPTION && WITHOUT_ASSUMPTION.has(place.city)) return undefined;
  if (name === undefined && WITH_CORPUS_CHRISTI[place.state]?.has(place.city)) {
    const everywhere = holidaysOf(Number(date.slice(0, 4)), 'ALL').get(date);
    return everywhere === CORPUS_CHRISTI ? everywhere : undefined;
  }
  return name;
}

/** Days of a single year, whose names `feiertagejs` does not have. */
const ONCE_IN_ENGLISH: Readonly<Record<string, string>> = {
  'Tag der Befreiung': 'Liberation Day',
  'Jahrestag des Volksaufstandes': 'Anniversary of the Uprising of 1953',
};
/** Every year has the same names. */
const A_YEAR = 2026;
const namesInEnglish = () =>
  new Map(
    (['ALL', 'AUGSBURG'] as const)
      .flatMap((region) => getHolidays(A_YEAR, region))
      .map((holiday: Holiday) => [holiday.translate('de'), holiday.translate('en')?.replace("'", '’')]),
  );
let inEnglish: ReadonlyMap<string | undefined, string | undefined> | undefined;

/** The name of a holiday on a page in this locale. Another text, such as the reason of a store, stays. */
export function holidayName(german: string, locale: string): string {
  if (isGerman(locale)) return german;
  inEnglish ??= namesInEnglish();
  return inEnglish.get(german) ?? ONCE_IN_ENGLISH[german] ?? german;
}

/** Saturdays count as working days; holidays of single states do not delay parcels. */
export const isWorkingDay = (date: string): boolean =>
  weekDayOf(date) !== 'sun' && !holidaysOf(Number(date.slice(0, 4)), 'BUND').has(date);

const ASSUMPTION = 'Mariä Himmelfahrt';
const CORPUS_CHRISTI = 'Fronleichnam';
const years = new Map<string, ReadonlyMap<string, string>>();

function holidaysOf(year: number, region: Region): ReadonlyMap<string, string> {
  const key = `${year} ${region}`;
  const known = years.get(key);
  if (known) return known;
  const days = new Map(
    getHolidays(year, region).map((holiday: Holiday) => [
      holiday.dateString,
      holiday.translate('de') ?? holiday.name,
    ]),
  );
  years.set(key, days);
  return days;
}
