import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERIODS } from '@fachwerk/server-kit/periods';

const DIR = join(__dirname, '../../content');

interface Exception {
  file: string;
  /** The words around the number. */
  text: string;
  why: string;
}
/** Numbers that no code of the shop knows. */
const EXCEPTIONS: Exception[] = [
  { file: 'accessibility.json', text: 'auf 400 % vergrößern', why: 'WCAG 2.2, 1.4.10' },
  { file: 'accessibility.json', text: '24 mal 24 Pixel', why: 'WCAG 2.2, 2.5.8; axe checks every page' },
  { file: 'accessibility.json', text: 'binnen zwei Wochen', why: 'a promise of people' },
  { file: 'contact.json', text: '8 bis 20 Uhr', why: 'hours of the telephone, which are only here' },
  { file: 'guarantee.json', text: 'zwei Jahre gesetzliche', why: 'text of the notice, (EU) 2025/1960' },
  { file: 'guarantee.json', text: 'weniger als ein Jahr', why: 'text of the notice, (EU) 2025/1960' },
  {
    file: 'privacy.json',
    text: 'Protokolle löschen wir nach 14 Tagen',
    why: 'logs are kept by the operator',
  },
  {
    file: 'privacy.json',
    text: 'die 180 Tage nach dem letzten Besuch bleiben',
    why: 'cookies of Google, COOKIE_DAYS in shell/src/trackers/analytics/analytics.ts',
  },
  { file: 'start.json', text: 'Preis der letzten 30 Tage', why: 'PAngV §11' },
  { file: 'start.json', text: 'innerhalb von 14 Tagen', why: 'BGB §355(2)' },
  { file: 'terms.json', text: 'Widerrufsrecht von 14 Tagen', why: 'BGB §355(2)' },
  { file: 'terms.json', text: 'mindestens zwei Jahre ab Lieferung', why: 'BGB §438(1)' },
  { file: 'terms.json', text: 'einmalig um zwölf Monate', why: 'Directive (EU) 2024/1799 Art. 16' },
  { file: 'withdrawal-policy.json', text: 'binnen 14 Tagen', why: 'BGB §355(2)' },
  { file: 'withdrawal-policy.json', text: 'vierzehn Tage', why: 'EGBGB Art. 246a, annex 1' },
];

const INLINE = /<\/?(?:a|abbr|b|em|i|small|span|strong)\b[^>]*>/g;
const REFERENCE =
  /(?:§§?|Art\.|Abs\.|Nr\.|Satz)\s*\d+\w*(?:(?:,| und| bis)\s\d+\w*)*(?:\s(?:BGB|BDSG|DDG|DSGVO|HGB|AO))?/g;

/** Texts of a content file as they are read; facts stay `{{name}}`, a block of HTML is one text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:\/|https?:)\S*$/.test(value) ? [] : [readable(value)];
  if (typeof value !== 'object' || value === null) return [];
  const parts: unknown[] = Object.values(value);
  if (Array.isArray(value) && parts.every((part) => typeof part === 'string'))
    return [readable(parts.join('\n'))];
  return parts.flatMap(textsIn);
}
const readable = (html: string): string =>
  html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' | ')
    .replace(/&nbsp;|\s/g, ' ')
    .replace(REFERENCE, '§');

const DIGITS = String.raw`\d(?:[\d.,]*\d)?`;
const WORDS = 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vierzehn|zwanzig|dreißig|hundert';
const TIME = '(?:Sekunde|Minute|Stunde|Tag|Werktag|Woche|Monat|Jahr|Kalenderjahr)(?:e?[ns]?|en)';
/** A time, an amount, a share, or a count of things. */
const NUMBER = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:${DIGITS}|(?:${WORDS})(?:s?ten?)?|eine?[mnrs]?) ${TIME}(?!\p{L})`,
    String.raw`(?<![\p{L}\d])${DIGITS} ?(?:Uhr|€|Euro|Cent|%)`,
    // Postcodes have five digits and stand before a place.
    String.raw`(?<![\p{L}\d./])(?!\d{5} )(?:${DIGITS}|${WORDS}) (?:\p{Ll}+en? )?\p{Lu}\p{L}+`,
  ].join('|'),
  'gu',
);

const files = readdirSync(DIR).filter((file) => file.endsWith('.json') && file !== 'config.json');
const raw = (file: string): string => readFileSync(join(DIR, file), 'utf8');
const found = files.flatMap((file) =>
  textsIn(JSON.parse(raw(file))).flatMap((text) =>
    [...text.matchAll(NUMBER)].map(({ 0: number, index }) => ({
      file,
      number,
      around: text.slice(Math.max(0, index - 60), index + number.length + 60),
    })),
  ),
);

describe('numbers in texts for shoppers', () => {
  it('are facts of the shop, {{name}}, or stated exceptions', () => {
    const open = found.filter(
      ({ file, around }) => !EXCEPTIONS.some((one) => one.file === file && around.includes(one.text)),
    );

    expect(open.map(({ file, number, around }) => `${file}: ${number} (${around})`)).toEqual([]);
  });

  it.each(EXCEPTIONS)('$file: the exception "$text" is needed', ({ file, text }) => {
    expect(found.some((one) => one.file === file && one.around.includes(text))).toBe(true);
  });

  it.each([
    'Wir löschen sie nach 14 Tagen.',
    'nach zwölf Monaten',
    'bis zum Ende des sechsten Kalenderjahres',
    'nach einem Tag',
    'bis 14 Uhr',
    'ab 75 €',
    'Unsere 190 Märkte',
    'Ihre letzten zehn Suchen',
  ])('are seen: %s', (text) => {
    expect(text.match(NUMBER)).toHaveLength(1);
  });

  it.each(['nach {{mailDays}} Tagen', '50667 Köln', 'Musterstraße 1', 'einen Artikel', '§ 13 BGB'])(
    'are not seen where there is none to check: %s',
    (text) => {
      expect(readable(text).match(NUMBER)).toBeNull();
    },
  );
});

const UNITS = {
  Minutes: 'Minute',
  Hours: 'Stunde',
  Days: 'Tag',
  Months: 'Monat',
  Years: 'Jahr',
  Hour: 'Uhr',
};

it('a period stands before the unit that its name ends with', () => {
  const periods = files.flatMap((file) =>
    [...raw(file).matchAll(/\{\{(\w+(Minutes|Hours|Days|Months|Years|Hour))\}\}(.{0,14})/g)].map(
      ([, name = '', unit, after = '']) => ({ file, name, unit: UNITS[unit as keyof typeof UNITS], after }),
    ),
  );

  expect(periods.length).toBeGreaterThan(20);
  for (const { file, name, unit, after } of periods)
    expect(`${file} ${name}${after}`).toContain(`${name}&nbsp;${unit}`);
});

it('every period is more than one: texts have the plural', () => {
  for (const [name, value] of Object.entries(PERIODS)) expect([name, value > 1]).toEqual([name, true]);
});
