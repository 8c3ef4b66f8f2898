/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Passport, WidgetMeasures, WidgetRecord } from '@fachwerk/shared/contracts';
import { runFachwerk } from '../testing';
import { findChromium } from './find-chromium';
import { loadTools } from './load-tools';
import { worstOf } from './measure-widget';
import { passportText } from './passport-text';

const NOTHING: WidgetMeasures = {
  bytes: 0,
  requests: 0,
  longTask: 0,
  shift: 0,
  heap: 0,
  listeners: 0,
  hosts: [],
  storage: [],
  cookies: [],
  globals: [],
  axe: [],
};
const folder = mkdtempSync(join(tmpdir(), 'passport-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the passport of a widget', () => {
  it('has of each measure the worst value of its examples', () => {
    expect(
      worstOf([
        { ...NOTHING, bytes: 10, requests: 4, hosts: ['b.example'] },
        { ...NOTHING, bytes: 20, requests: 1, hosts: ['a.example', 'b.example', ''], cookies: ['id'] },
      ]),
    ).toEqual({ ...NOTHING, bytes: 20, requests: 4, hosts: ['a.example', 'b.example'], cookies: ['id'] });
  });

  it('has no more names than the registry takes', () => {
    const globals = Array.from({ length: 80 }, (_, index) => `${index}${'x'.repeat(300)}`);

    const worst = worstOf([{ ...NOTHING, globals }]);

    expect(worst.globals).toHaveLength(50);
    expect(Math.max(...worst.globals.map(({ length }) => length))).toBe(200);
  });

  it('is a table that shows what exceeds the budget', () => {
    const widgets = [{ name: 'teaser' }, { name: 'map', budget: { hosts: ['maps.example'] } }];
    const passport: Passport = {
      at: '2026-11-26T06:00:00Z',
      browser: 'Chromium 140',
      widgets: {
        teaser: { ...NOTHING, bytes: 300_000, longTask: 80, cookies: ['id'] },
        map: { ...NOTHING, requests: 3, hosts: ['maps.example'] },
      },
    };

    expect(passportText(passport, { widgets: widgets as WidgetRecord[] })).toBe(
      [
        'widget  size             requests  longest task  shift  heap  listeners',
        'teaser  300 kB > 250 kB  0         80 ms         0      0 kB  0',
        'map     0 kB             3         0 ms          0      0 kB  0',
        '',
        'teaser, cookies: id (not in its budget: id)',
        'map, hosts: maps.example',
      ].join('\n'),
    );
  });
});

describe('the browser', () => {
  const bin = join(folder, 'bin');
  beforeAll(() => {
    mkdirSync(bin);
    writeFileSync(join(bin, 'google-chrome'), '');
  });

  it('is the one that is named, else the first in the folders of PATH', () => {
    const named = join(folder, 'named');
    writeFileSync(named, '');

    expect(findChromium({ chromiumPath: named, searchPath: bin })).toBe(named);
    expect(findChromium({ chromiumPath: undefined, searchPath: ['/nowhere', bin].join(delimiter) })).toBe(
      join(bin, 'google-chrome'),
    );
  });

  it('is asked for in one sentence if there is none', () => {
    expect(() => findChromium({ chromiumPath: '/nowhere/chromium', searchPath: bin })).toThrow(
      'CHROMIUM_PATH names /nowhere/chromium, which does not exist.',
    );
  });

  it('needs packages that only passports need, and says how to install them', () => {
    expect(() => loadTools(folder, join(folder, 'fachwerk.cjs'))).toThrow(
      'A passport needs the packages playwright-core and axe-core.',
    );
    expect(loadTools(folder).axe).toMatch('axe');
  });
});

describe('the commands', () => {
  const repository = {
    packages: () => ['cart-mfe', 'shell'],
    build: () => Promise.reject(new Error('built')),
  };

  it('refuse a reason without a passport, before anything is built', async () => {
    const { code, err } = await runFachwerk(['release', 'cart', '--reason', 'the fair'], { repository });

    expect(code).toBe(1);
    expect(err).toBe('Error: A reason belongs to a passport, and none is measured.\nTry: add --passport\n');
  });

  it('measure no shell', async () => {
    const { code, err } = await runFachwerk(['passport', 'shell'], { repository });

    expect(code).toBe(1);
    expect(err).toMatch(/^Error: The shell has no widgets to measure\.$/m);
  });
});
