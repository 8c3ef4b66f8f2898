/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { germanIn } from '../../testing/german-in';
import german from '../texts/mails.de.json';
import english from '../texts/mails.en.json';
import { mailTexts } from './mail-texts';

const SRC = join(__dirname, '../..');

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe.each(Object.entries(german))('%s', (key, text) => {
  const translated = english[key as keyof typeof english];

  it('has the same values in both languages', () => {
    expect(placeholders(translated)).toEqual(placeholders(text));
  });

  it('is text without spaces around it, and English in English', () => {
    for (const one of [text, translated]) expect(one).toMatch(/^\S(.*\S)?$/);
    expect(germanIn(translated, [])).toEqual([]);
  });
});

it('every text is written by a template', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: (file) => file.includes('.test.') })
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .join('\n');
  const written = new Set(sources.match(/'mail\.[\w.-]+'/g)?.map((key) => key.slice(1, -1)));
  const beginnings = sources.match(/`mail\.[\w.-]+\.(?=\$\{)/g)?.map((start) => start.slice(1)) ?? [];

  expect(beginnings.length).toBeGreaterThan(2);
  const unused = Object.keys(german).filter(
    (key) =>
      !written.has(key.replace(/\.(one|other)$/, '')) && !beginnings.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

it('both languages have the same texts, in the same order', () => {
  expect(Object.keys(english)).toEqual(Object.keys(german));
});

it('writes amounts, numbers, counts and dates in the language of the mail', () => {
  const [de, en] = [mailTexts('de'), mailTexts('en')];
  const evening = new Date('2026-11-30T19:05:00Z');
  const midnight = new Date('2026-11-30T23:00:00Z');
  const written = ({ text, euros, number, day, dayAndTime, until, weekDayAndTime, shortDate }: typeof de) => [
    ...[euros(123_450), number(1480), text('mail.lines.further', { count: 1 })],
    ...[text('mail.lines.further', { count: 1300 }), day(evening), dayAndTime(evening), until(evening)],
    ...[until(midnight), weekDayAndTime(evening), shortDate('2026-12-01')],
  ];

  expect(written(de)).toEqual([
    ...['1.234,50\u00a0€', '1.480', '1 weiterer Artikel', '1.300 weitere Artikel', '30.11.2026'],
    ...['30.11.2026, 20:05 Uhr', '30.11.2026, 20:05 Uhr', '30.11.2026', 'Mo., 30.11.2026, 20:05 Uhr'],
    'Di., 01.12.',
  ]);
  expect(written(en)).toEqual([
    ...['€1,234.50', '1,480', '1 more item', '1,300 more items', '30 November 2026'],
    ...['30 November 2026, 20:05', '30 November 2026, 20:05', '30 November 2026'],
    ...['Mon, 30 November 2026, 20:05', 'Tue, 1 December'],
  ]);
});

it('writes times in the morning alike', () => {
  const morning = new Date('2026-11-30T07:05:00Z');

  expect(mailTexts('de').dayAndTime(morning)).toBe('30.11.2026, 8:05 Uhr');
  expect(mailTexts('en').dayAndTime(morning)).toBe('30 November 2026, 8:05');
});
