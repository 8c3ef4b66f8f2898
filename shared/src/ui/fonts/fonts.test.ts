/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, '../base.css'), 'utf8');
const repository = join(__dirname, '../../../..');

/** Code points of each file. */
const faces = new Map(
  [...css.matchAll(/archivo-(\w+)\.woff2'[^}]*?unicode-range:([^;]+);/g)].map(([, name = '', range = '']) => [
    name,
    range.split(',').flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_unused, index) => from + index);
    }),
  ]),
);

it('has every character in one file only', () => {
  const all = [...faces.values()].flat();

  expect([...faces.keys()].sort()).toEqual(['eastern', 'german', 'western']);
  expect(all.filter((point, index) => all.indexOf(point) !== index)).toEqual([]);
});

it.each([
  'shared/src/messages.de.json',
  'apps/shop-api/src/kernel/texts/messages.de.json',
  'apps/cms/content/start.json',
])('shows %s with the font of every page', (file) => {
  const characters = new Set(readFileSync(join(repository, file), 'utf8').replace(/[\n\r]/g, ''));
  const german = faces.get('german') ?? [];

  expect([...characters].filter((one) => !german.includes(one.codePointAt(0) ?? 0))).toEqual([]);
});

it.each(['Łódź', 'Škoda', 'Žižkov', 'Şişli', 'İğdır', 'Brno–Líšeň', 'Œuvre', 'Françoise', 'Malmö', 'Ørsted'])(
  'has a file for each letter of %s',
  (name) => {
    const known = [...faces.values()].flat();

    expect([...name].filter((one) => !known.includes(one.codePointAt(0) ?? 0))).toEqual([]);
  },
);
