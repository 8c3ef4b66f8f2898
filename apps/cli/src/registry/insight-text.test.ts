/** @jest-environment node */
import type { Digest } from '@fachwerk/shared/contracts';
import { fakeRegistry, runFachwerk } from '../testing';
import { dependenciesText } from './dependencies-text';
import { digestText } from './digest-text';

const team: Digest['teams'][number] = {
  mfe: 'cart',
  released: ['1.4.0-3f9a2c1'],
  now: { views: 2000, failures: 4, errors: 0, bytes: 204_800 },
  before: { views: 1000, failures: 1, errors: 0, bytes: 102_400 },
  widgets: [
    {
      widget: 'cart-page',
      now: { mounts: 1500, failures: 3, healed: 2, p75: 140, bytes: 61_440 },
      before: { mounts: 900, failures: 0, healed: 0, p75: null, bytes: 61_440 },
    },
  ],
};

it('a digest shows each figure beside the one before, where it changed', () => {
  expect(digestText(team, 7).split('\n')).toEqual([
    'cart: the last 7 days, and the 7 before',
    '  released       1.4.0-3f9a2c1',
    '  size           200 kB (before 100 kB)',
    '  views          2,000 (before 1,000)',
    '  with failures  0.20 % (before 0.10 %)',
    '  with errors    0.00 %',
    '',
    '  widget     size   mounts              failures      healed        p75',
    '  cart-page  60 kB  1,500 (before 900)  3 (before 0)  2 (before 0)  140 ms (before –)',
  ]);
});

it('the dependency report names the micro-frontends, and what is there twice', () => {
  const text = dependenciesText({
    packages: [
      {
        name: 'zod',
        provided: [],
        required: [],
        bundled: [
          {
            version: '4.1.0',
            in: [
              { version: 'cart@1.0.0-a', bytes: 50_000 },
              { version: 'cart@2.0.0-b', bytes: 52_400 },
            ],
          },
          { version: '3.9.0', in: [{ version: 'vue@1.0.0-v' }] },
        ],
      },
      {
        name: 'react',
        provided: ['19.3.1'],
        required: [{ range: '^19.3.0', by: ['cart@1.0.0-a'] }],
        bundled: [],
      },
    ],
    twice: [
      { mfe: 'cart', version: '1.0.0-a', name: 'zod', versions: ['3.9.0', '4.1.0'], provided: [] },
      { mfe: 'vue', version: '1.0.0-v', name: 'react', versions: ['18.0.0'], provided: ['19.3.1'] },
    ],
    unknown: ['old@1.0.0-x'],
  });

  expect(text.split('\n')).toEqual([
    'package  version  size    where',
    'zod      4.1.0    100 kB  in cart',
    'zod      3.9.0    –       in vue',
    'react    19.3.1           provided by the shell; ^19.3.0 for cart',
    '',
    'Shipped twice:',
    '  cart 1.0.0-a contains zod 3.9.0 and 4.1.0.',
    '  vue 1.0.0-v contains react 18.0.0, which the shell provides (19.3.1).',
    '',
    'Without a record (an older build or another bundler): old@1.0.0-x',
  ]);
});

describe('the command digest', () => {
  it('asks for the micro-frontend of the folder and the length of the period', async () => {
    const registry = await fakeRegistry({ 'GET digest': [200, { days: 3, teams: [team] }] });

    const { code, out } = await runFachwerk(['digest', 'cart-mfe', '--days', '3'], { env: registry.env });

    expect([code, out]).toEqual([0, expect.stringMatching(/^cart: the last 3 days/)]);
    await registry.close();
  });

  it('refuses half days', async () => {
    const { code, err } = await runFachwerk(['digest', '--days', '1.5']);

    expect([code, err]).toEqual([2, expect.stringMatching('A whole number of days is expected, such as 7.')]);
  });
});
