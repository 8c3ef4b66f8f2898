/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isLanguage, LANGUAGES } from '../shared/src/rules/languages';
import { translationFaults } from '../shared/src/rules/translation-faults';
import { GERMAN_ONLY, GERMAN_ONLY_KEYS } from './german-only.mjs';

const ROOT = join(__dirname, '..');
const readTexts = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const FOLDERS = ['shared/src', 'apps/shop-api/src/kernel/texts', ...globSync('*-mfe/src', { cwd: ROOT })];
const german = FOLDERS.map((folder) => `${folder}/messages.de.json`);
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'de');
const translated = OTHERS.flatMap((language) =>
  FOLDERS.map((folder) => `${folder}/messages.${language}.json`),
).filter((file) => existsSync(join(ROOT, file)));
const germanOf = (file) => readTexts(file.replace(/[a-z]+\.json$/, 'de.json'));

const isGermanOnly = (key) =>
  GERMAN_ONLY_KEYS.includes(key) || GERMAN_ONLY.some((prefix) => key.startsWith(prefix));
/** Keys for shoppers without a text in a language. */
const lacking = (folder, language) => {
  const file = join(ROOT, folder, `messages.${language}.json`);
  const texts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.keys(readTexts(`${folder}/messages.de.json`)).filter(
    (key) => !isGermanOnly(key) && !Object.hasOwn(texts, key),
  );
};

describe('texts in other languages', () => {
  it('finds the files', () => {
    expect(german.every((file) => existsSync(join(ROOT, file)))).toBe(true);
    expect(translated).toContain('shared/src/messages.en.json');
  });

  it('are in languages of the shop', () => {
    const files = globSync('{shared,apps/*,*-mfe}/src/**/messages.*.json', { cwd: ROOT }).filter(
      (file) => !/node_modules|dist/.test(file),
    );
    expect(files.filter((file) => !isLanguage(/messages\.(\w+)\.json$/.exec(file)?.[1]))).toEqual([]);
  });

  it.each(translated)('%s has only keys and values of the German texts', (file) => {
    expect(translationFaults(germanOf(file), readTexts(file))).toEqual([]);
  });

  it.each(translated)('%s is in the order of the German texts', (file) => {
    const german = Object.keys(germanOf(file));
    // A language may have plurals that German has not.
    const keys = Object.keys(readTexts(file)).filter((key) => german.includes(key));
    expect(keys).toEqual(german.filter((key) => keys.includes(key)));
  });

  it.each(FOLDERS)('%s has all that shoppers read', (folder) => {
    expect(OTHERS.flatMap((language) => lacking(folder, language))).toEqual([]);
  });

  it('none is empty', () => {
    const empty = translated.flatMap((file) =>
      Object.entries(readTexts(file)).filter(([, text]) => text.trim() === ''),
    );
    expect(empty).toEqual([]);
  });
});

describe('texts that are German only', () => {
  const keys = german.flatMap((file) => Object.keys(readTexts(file)));
  it.each(GERMAN_ONLY)('%s begins keys that exist', (prefix) => {
    expect(keys.some((key) => key.startsWith(prefix))).toBe(true);
  });

  it('exist', () => {
    expect(GERMAN_ONLY_KEYS.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each(translated)('%s has none of them', (file) => {
    expect(Object.keys(readTexts(file)).filter(isGermanOnly)).toEqual([]);
  });
});
