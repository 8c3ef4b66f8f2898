import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PERIODS } from '@fachwerk/server-kit/periods';
import {
  BACK_IN_STOCK_MONTHS,
  CONSENT_PROOF_YEARS,
  CONTACT_MONTHS,
  STORE_REQUEST_MONTHS,
} from '@fachwerk/shared/rules';
import { TABLES } from '../customers/database/tables-of-areas';
import { packageRoot } from '../kernel/files/paths';

const personal = Object.values(TABLES)
  .flatMap((list) => Object.entries(list))
  .flatMap(([table, { keep, personal: data }]) => (data ? [{ table, keep, section: data.section }] : []));

/** The facts of the page that are periods: "mailDays" is "30 days". */
const facts = new Map<string, number>([
  ...Object.entries(PERIODS),
  ['backInStockMonths', BACK_IN_STOCK_MONTHS],
  ['contactMonths', CONTACT_MONTHS],
  ['consentProofYears', CONSENT_PROOF_YEARS],
  ['storeRequestMonths', STORE_REQUEST_MONTHS],
]);

const policy = JSON.parse(readFileSync(join(packageRoot, '../cms/content/privacy.json'), 'utf8')) as {
  zones: { main: { html: string[] }[] };
};
const page = new DOMParser().parseFromString(
  policy.zones.main.flatMap(({ html }) => html).join('\n'),
  'text/html',
);
const textOf = (section: string): string => page.getElementById(section)?.textContent ?? '';
/** Periods that a section states, as intervals of the tables. */
const periodsIn = (section: string): string[] =>
  [...textOf(section).matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name = '']) => {
    const unit = /(?:Minutes|Hours|Days|Months|Years)$/.exec(name)?.[0];
    return unit === undefined ? [] : [`${facts.get(name)} ${unit.toLowerCase()}`];
  });

describe('the privacy policy', () => {
  it.each(personal)('covers the table $table in the section $section', ({ section }) => {
    expect(textOf(section).length).toBeGreaterThan(100);
  });

  it.each(personal.filter(({ keep }) => /^\d/.test(keep)))(
    'states that $table is kept for $keep',
    ({ keep, section }) => {
      expect(periodsIn(section)).toContain(keep);
    },
  );

  it.each(personal.filter(({ keep }) => keep === 'books'))(
    'states the period of bookkeeping for $table',
    ({ section }) => {
      expect(textOf(section)).toContain('{{bookYears}}');
    },
  );

  it('lists every section in its contents, in their order', () => {
    const listed = [...page.querySelectorAll('.page-toc a')].map((link) => link.getAttribute('href'));

    expect(listed).toEqual([...page.querySelectorAll('section')].map(({ id }) => `#${id}`));
  });
});
