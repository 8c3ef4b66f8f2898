/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Rows of the table: the word, the words that it replaces, and where those may stand. */
const rules = read('docs/glossary.md')
  .split('## Words for shoppers')[1]
  .split('\n## ')[0]
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| word |'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, word, refused, allowed]) => ({
    word,
    refused: refused.split(', '),
    phrases: allowed.match(/„[^“]+“/g)?.map((quoted) => quoted.slice(1, -1)) ?? [],
    places: allowed.match(/`[^`]+`/g)?.map((quoted) => quoted.slice(1, -1)) ?? [],
  }));

const isMessageOf = (place, key) =>
  place.endsWith('*') ? key.startsWith(place.slice(0, -1)) : key === place;
/** A hyphen is part of a word: the statutory "USt-IdNr." is another word than "USt". */
const contains = (text, word) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(text);

const messageFiles = globSync('{*,apps/shop-api/src/kernel/texts}/{src/,}{messages,mails}.de.json', {
  cwd: ROOT,
});
const messages = messageFiles.flatMap((file) =>
  Object.entries(JSON.parse(read(file))).map(([place, text]) => ({ file, place, text })),
);
const files = [
  ...globSync('apps/cms/content/**/*.json', { cwd: ROOT }),
  ...globSync('apps/shop-api/src/**/mail*/templates/*.tsx', { cwd: ROOT }),
].map((file) => ({ file, place: file.split('/').pop(), text: read(file) }));

/** Where a text has a word that the rule refuses. */
const violations = (texts, { refused, phrases, places }) =>
  texts
    .filter(({ place }) => !places.some((allowed) => isMessageOf(allowed, place)))
    .flatMap(({ place, text }) => {
      const checked = phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);
      return refused.filter((word) => contains(checked, word)).map((word) => `${place}: ${word}`);
    });

describe('words for shoppers', () => {
  it('are found: messages of every micro-frontend and the API, content pages and mails', () => {
    expect(messageFiles.length).toBeGreaterThanOrEqual(9);
    expect(messages.length).toBeGreaterThan(2000);
    expect(files.length).toBeGreaterThan(40);
    expect(rules.length).toBeGreaterThan(10);
  });

  it.each(rules)('$word is the one word, in messages, content and mails', (rule) => {
    expect(violations([...messages, ...files], rule)).toEqual([]);
  });

  it.each(rules)('$word: each exception is needed', (rule) => {
    const needed = (places, phrases) =>
      violations([...messages, ...files], { ...rule, places, phrases }).length;
    const without = (list, one) => list.filter((other) => other !== one);

    expect(rule.places.filter((one) => needed(without(rule.places, one), rule.phrases) === 0)).toEqual([]);
    expect(rule.phrases.filter((one) => needed(rule.places, without(rule.phrases, one)) === 0)).toEqual([]);
  });

  it('refuses a variant, and only where it is not allowed', () => {
    const rule = { refused: ['Garantie'], phrases: ['Garantie des Herstellers'], places: ['guarantee.*'] };
    const text = 'Zwei Jahre Garantie';

    expect(violations([{ place: 'cart.note', text }], rule)).toEqual(['cart.note: Garantie']);
    expect(violations([{ place: 'guarantee.note', text }], rule)).toEqual([]);
    expect(violations([{ place: 'cart.note', text: 'Eine Garantie des Herstellers' }], rule)).toEqual([]);
    expect(violations([{ place: 'cart.note', text: 'GarantieX, Garantie-Karte' }], rule)).toEqual([]);
  });
});

/** The pages of operators show commands and numbers that this typography does not know. */
const OPERATORS = /^platform-mfe/;
/** Lines of mails are wrapped by mail programs, whose search finds "14 Tagen" with a plain space only. */
const MAILS = /mails\.de\.json$/;

describe('typography of messages', () => {
  const shown = (isWrong, left = OPERATORS) =>
    messages.filter(({ file, text }) => !left.test(file) && isWrong(text)).map(({ place }) => place);

  it('has „“ as quotation marks, as many of one as of the other', () => {
    const count = (text, mark) => text.split(mark).length;
    expect(shown((text) => /["”]|‚|‘/.test(text) || count(text, '„') !== count(text, '“'))).toEqual([]);
  });

  it('has no exclamation mark, except in the words of the law and as a character to type', () => {
    expect(new Set(shown((text) => text.includes('!')))).toEqual(
      new Set(['payment.creditWarning', 'forms.password.rule.special']),
    );
  });

  it('keeps a number and its unit on one line', () => {
    const times = '(?:Werk)?Tage?n?|Stunden?|Wochen?|Monate?n?|Jahre?n?|Minuten?|Sekunden?';
    const unit = new RegExp(`[\\d}] (?:%|€|m²|cm|km|KB|Uhr|Min\\.|${times})(?!\\p{L})`, 'iu');
    const isBroken = (text) => unit.test(text);
    expect(shown(isBroken, new RegExp(`${OPERATORS.source}|${MAILS.source}`))).toEqual([]);
  });

  it('has dashes with spaces, and no hyphen in their place', () => {
    expect(shown((text) => / - |—/.test(text))).toEqual([]);
  });
});
