/** @jest-environment node */
import type { Expectations, MfeVersion } from '@fachwerk/shared/contracts';
import * as z from 'zod';
import { checkRetire } from './check-retire';
import { checkShell } from './check-shell';
import { checkVersion } from './check-version';
import { bus, jsonSchemaOf, mfe, onPage, shell, world } from './testing';

const Count = z.int();
const Layer = z.looseObject({ itemId: z.optional(z.string()), itemName: z.optional(z.string()) });
const REQUEST = 'storefinder:layer-requested';

const expects = (message: string, name: string, schema: z.ZodType): Partial<Expectations> => ({
  hears: [{ name, message, schema: jsonSchemaOf(schema) }],
});
const shows = (message: string, name: string, value: unknown): Partial<Expectations> => ({
  sends: [{ name, message, value }],
});
const expectations = (...parts: Partial<Expectations>[]): Pick<MfeVersion, 'expectations'> => ({
  expectations: {
    hears: parts.flatMap(({ hears = [] }) => hears),
    sends: parts.flatMap(({ sends = [] }) => sends),
    answers: parts.flatMap(({ answers = [] }) => answers),
  },
});

const NEVER_NEGATIVE = expects('cartCount', 'the number is never negative', z.int().min(0));
const TWO = shows('cartCount', 'two pieces', 2);
const BELOW = shows('cartCount', 'one piece too many was removed', -1);

const cart = (version: string, ...parts: Partial<Expectations>[]) =>
  mfe(`cart@${version}`, [], { bus: bus({ sends: { cartCount: Count } }), ...expectations(...parts) });
const header = (version: string, ...parts: Partial<Expectations>[]) =>
  mfe(`header@${version}`, [], { bus: bus({ hears: { cartCount: Count } }), ...expectations(...parts) });

const findingsFor = (manifest: MfeVersion, live: MfeVersion[], more = {}) =>
  checkVersion({ ...world({ live, uses: [onPage('other')], ...more }), manifest }).findings.map(
    ({ rule, verdict, message, teams }) => ({ rule, verdict, message, teams }),
  );

describe('a new version of the sender', () => {
  it('passes when its examples are as others expect', () => {
    const live = [cart('1.0.0-a', TWO), header('1.0.0-h', NEVER_NEGATIVE)];

    expect(findingsFor(cart('1.1.0-b', TWO), live)).toEqual([]);
  });

  it('is refused for an example that a live version of another team does not expect, with who, what and where', () => {
    const live = [cart('1.0.0-a', TWO), header('1.2.0-h', NEVER_NEGATIVE)];

    expect(findingsFor(cart('1.1.0-b', TWO, BELOW), live)).toEqual([
      {
        rule: 'expectation',
        verdict: 'break',
        message:
          '"cartCount": cart 1.1.0-b breaks what header 1.2.0-h expects, "the number is never negative": in the example "one piece too many was removed" the value must be >= 0.',
        teams: ['header'],
      },
    ]);
  });

  it('names the field of an event', () => {
    const live = [
      mfe('search@1.0.0-s', [], {
        bus: bus({ hears: { [REQUEST]: Layer } }),
        ...expectations(
          expects(REQUEST, 'an item has a name', z.looseObject({ itemName: z.string().min(1) })),
        ),
      }),
    ];
    const manifest = mfe('header@1.0.0-h', [], {
      bus: bus({ sends: { [REQUEST]: Layer } }),
      ...expectations(shows(REQUEST, 'a store is wanted', { itemName: '' })),
    });

    expect(findingsFor(manifest, live)[0]?.message).toContain(
      'in the example "a store is wanted" field "itemName" must NOT have fewer than 1 characters',
    );
  });

  it('passes when only a version expects it that nobody gets any more', () => {
    const retired = header('1.0.0-h', NEVER_NEGATIVE);
    const live = [cart('1.0.0-a', TWO), header('2.0.0-i')];

    expect(findingsFor(cart('1.1.0-b', BELOW), live)).toEqual([]);
    expect(findingsFor(cart('1.1.0-b', BELOW), [...live, retired])).toMatchObject([{ verdict: 'break' }]);
  });

  it('may publish while the live version breaks the same', () => {
    const live = [cart('1.0.0-a', BELOW), header('1.0.0-h', NEVER_NEGATIVE)];

    expect(findingsFor(cart('1.1.0-b', BELOW), live)).toMatchObject([
      { rule: 'expectation', verdict: 'warning', message: expect.stringContaining('already so') },
    ]);
  });

  it('is refused when it takes away the only example, and warned when there was none', () => {
    const reader = header('1.0.0-h', NEVER_NEGATIVE);

    expect(findingsFor(cart('1.1.0-b'), [cart('1.0.0-a', TWO), reader])).toMatchObject([
      { rule: 'expectation', verdict: 'break', message: expect.stringContaining('no example message') },
    ]);
    expect(findingsFor(cart('1.1.0-b'), [cart('1.0.0-a'), reader])).toMatchObject([
      { rule: 'expectation-unproven', verdict: 'warning', teams: ['header'] },
    ]);
    expect(findingsFor(cart('1.1.0-b'), [reader])).toMatchObject([{ rule: 'expectation-unproven' }]);
  });

  it('needs no example when its schema proves it, or when another version shows it', () => {
    const proven = mfe('cart@1.1.0-b', [], { bus: bus({ sends: { cartCount: z.int().min(0) } }) });
    const search = { ...cart('1.0.0-s'), mfe: 'search' };

    expect(findingsFor(proven, [header('1.0.0-h', NEVER_NEGATIVE)])).toEqual([]);
    expect(findingsFor(search, [cart('1.0.0-a', TWO), header('1.0.0-h', NEVER_NEGATIVE)])).toEqual([]);
  });
});

describe('a new version of the receiver', () => {
  it('passes with an expectation that is met', () => {
    expect(findingsFor(header('1.1.0-i', NEVER_NEGATIVE), [cart('1.0.0-a', TWO), header('1.0.0-h')])).toEqual(
      [],
    );
  });

  it('is refused for an expectation that a live version breaks', () => {
    const three = expects('cartCount', 'there are at least three', z.int().min(3));

    expect(findingsFor(header('1.1.0-i', three), [cart('1.0.0-a', TWO)])).toEqual([
      {
        rule: 'expectation',
        verdict: 'break',
        message:
          '"cartCount": header 1.1.0-i expects "there are at least three", which cart 1.0.0-a breaks: in the example "two pieces" the value must be >= 3.',
        teams: ['header'],
      },
    ]);
  });

  it('is warned when nothing shows what it expects', () => {
    expect(findingsFor(header('1.1.0-i', NEVER_NEGATIVE), [cart('1.0.0-a')])).toMatchObject([
      { rule: 'expectation-unproven', verdict: 'warning', teams: ['header'] },
    ]);
  });
});

describe('a request of which a live version records an example', () => {
  const finder = (version: string, hears: boolean) =>
    mfe(`storefinder@${version}`, [], { bus: bus(hears ? { hears: { [REQUEST]: Layer } } : {}) });
  const search = mfe('search@1.0.0-s', [], {
    bus: bus({ sends: { [REQUEST]: Layer } }),
    ...expectations(shows(REQUEST, 'the stock of an item is wanted', { itemId: '1', itemName: 'Säge' })),
  });
  const unheard = {
    rule: 'expectation-unheard',
    verdict: 'break',
    message: `"${REQUEST}": no live version would receive it any more, and search 1.0.0-s sends it: "the stock of an item is wanted".`,
    teams: ['search'],
  };

  it('keeps its receiver', () => {
    const live = [finder('1.0.0-f', true), search];

    expect(findingsFor(finder('1.1.0-g', true), live)).toEqual([]);
    expect(findingsFor(finder('1.1.0-g', false), live)).toEqual([unheard]);
  });

  it('keeps its receiver when a major is retired', () => {
    const check = { ...world({ live: [finder('1.0.0-f', true), search] }), mfe: 'storefinder', major: 1 };

    expect(checkRetire(check).findings).toContainEqual(expect.objectContaining(unheard));
  });

  it('may be received under its next major when every shell converts it', () => {
    const next = mfe('storefinder@1.1.0-g', [], { bus: bus({ hears: { [`${REQUEST}@2`]: Layer } }) });
    const live = [finder('1.0.0-f', true), search];
    const converting = shell('1.0.0-x', { converts: [{ from: REQUEST, to: `${REQUEST}@2` }] });

    expect(findingsFor(next, live)).toContainEqual(unheard);
    expect(findingsFor(next, live, { shells: [converting] })).toEqual([]);
  });
});

describe('a version is refused for a record that is not true:', () => {
  const record = (parts: Partial<Expectations>, hears = {}) =>
    findingsFor(
      mfe('cart@1.1.0-b', [], {
        bus: bus({ sends: { cartCount: Count, 'cart:changed': z.looseObject({ itemCount: Count }) }, hears }),
        ...expectations(parts),
      }),
      [],
    ).filter(({ rule }) => rule === 'expectation-record');

  it.each([
    [
      'an example against its own schema',
      shows('cartCount', 'half a piece', 0.5),
      /which it would not send: the value must be integer/,
    ],
    [
      'an example with a field that is not declared',
      shows('cart:changed', 'a piece', { itemCount: 1, total: 9 }),
      /field "total" is not known/,
    ],
    [
      'an example of a message that it does not send',
      shows('user', 'nobody', null),
      /"user", which it does not send/,
    ],
    [
      'an expectation of a message that it does not receive',
      NEVER_NEGATIVE,
      /"cartCount", which it does not receive/,
    ],
  ])('%s', (_what, parts, message) => {
    expect(record(parts)).toEqual([
      { rule: 'expectation-record', verdict: 'break', message: expect.stringMatching(message), teams: [] },
    ]);
  });

  it('a schema that cannot be used', () => {
    const broken = { hears: [{ name: 'x', message: 'cartCount', schema: { type: 'nothing' } }] };

    expect(record(broken, { cartCount: Count })).toMatchObject([
      { message: expect.stringMatching(/invalid schema/) },
    ]);
  });
});

it('a new shell is compared like a sender of another team', () => {
  const user = z.nullable(z.looseObject({ loggedIn: z.boolean(), name: z.optional(z.string()) }));
  const live = [
    mfe('header@1.0.0-h', [], {
      bus: bus({ hears: { user } }),
      ...expectations(
        expects(
          'user',
          'who is logged in has a name',
          z.nullable(
            z.union([
              z.looseObject({ loggedIn: z.literal(false) }),
              z.looseObject({ loggedIn: z.literal(true), name: z.string().min(1) }),
            ]),
          ),
        ),
      ),
    }),
  ];
  const next = (value: unknown) =>
    checkShell({
      ...world({ live }),
      manifest: shell('1.1.0-s', {
        bus: bus({ sends: { user } }),
        ...expectations(shows('user', 'after a login', value)),
      }),
    }).findings;

  expect(next({ loggedIn: true, name: 'Erika Musterfrau' })).toEqual([]);
  expect(next({ loggedIn: true })).toMatchObject([
    {
      rule: 'expectation',
      verdict: 'break',
      message: expect.stringMatching(/header 1\.0\.0-h.*field "name" is missing/),
    },
  ]);
});
