/** @jest-environment node */
import type { BusUse, MfeVersion, WidgetRecord } from '@fachwerk/shared/contracts';
import * as z from 'zod';
import { checkVersion } from './check-version';
import type { InUse, Use } from './in-use';
import { bus, mfe, onPage, seen, shell, widget, world } from './testing';

interface Change {
  what: string;
  /** The channel's live version. */
  was?: WidgetRecord[];
  is?: WidgetRecord[];
  /** Version of the new one; the live one is 1.0.0-a, or 0.1.0-a for 0.x. */
  version?: string;
  uses?: Use[];
  others?: MfeVersion[];
  wasBus?: BusUse;
  isBus?: BusUse;
  more?: Partial<MfeVersion>;
  world?: Partial<InUse>;
  /** Rules of the breaks, then those of the warnings. */
  breaks?: string[];
  warns?: string[];
  pages?: string[];
  teams?: string[];
  says?: RegExp;
}

const Count = z.looseObject({ itemCount: z.int() });
const teaser = (props: z.ZodType, more: Partial<WidgetRecord> = {}) => widget('teaser', props, more);
const anyTeaser = [teaser(z.object({ title: z.string() }))];
const placed = [onPage('teaser', { title: 'Neu' })];
const header = (own: BusUse, name = 'header@1.0.0-h') => mfe(name, [], { bus: own });

const CHANGES: Change[] = [
  // Widgets and their names
  { what: 'nothing changed', was: anyTeaser, is: anyTeaser, uses: placed },
  { what: 'a widget more', was: anyTeaser, is: [...anyTeaser, widget('new-teaser')], uses: placed },
  {
    what: 'a widget removed that pages use',
    was: anyTeaser,
    is: [],
    uses: [...placed, onPage('teaser', { title: 'B' }, { file: 'cart.json', page: '/basket/' })],
    breaks: ['widget-removed'],
    pages: ['cart.json', 'start.json'],
  },
  { what: 'a widget removed that nobody uses', was: anyTeaser, is: [], warns: ['widget-removed-unused'] },
  {
    what: 'a widget renamed that a page uses',
    was: anyTeaser,
    is: [widget('hero')],
    uses: placed,
    breaks: ['widget-removed'],
    pages: ['start.json'],
  },
  {
    what: 'the widget of another team',
    is: [widget('cart-page')],
    world: { owners: { 'cart-page': 'cart' } },
    breaks: ['widget-owner'],
    teams: ['cart'],
  },
  {
    what: 'a widget of a live version that nobody registered',
    is: [widget('cart-page')],
    others: [mfe('cart@1.0.0-c', [widget('cart-page')])],
    breaks: ['widget-owner'],
    teams: ['cart'],
  },
  {
    what: 'a widget that was handed over and is still live here',
    was: [widget('cart-page')],
    is: [widget('cart-page')],
    world: { owners: { 'cart-page': 'search' } },
    warns: ['widget-handed-over'],
    teams: ['search'],
  },
  { what: 'a widget declared twice', is: [widget('hero'), widget('hero')], breaks: ['widget-twice'] },
  { what: 'a name with an "@"', is: [widget('hero@2')], breaks: ['widget-name'] },

  // Props
  {
    what: 'a field more that may be missing',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string(), size: z.optional(z.int()) }))],
    uses: placed,
  },
  {
    what: 'a field more with a default',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string(), size: z.int().default(3) }))],
    uses: placed,
  },
  {
    what: 'a field more that pages do not give',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string(), size: z.int() }))],
    uses: placed,
    breaks: ['props-in-use'],
    warns: ['props-narrowed'],
    pages: ['start.json'],
    says: /field "size" is missing/,
  },
  {
    what: 'a field needed that every page gives',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string(), size: z.int() }))],
    uses: [onPage('teaser', { title: 'A', size: 2 })],
    warns: ['props-narrowed'],
  },
  {
    what: 'a field that is text becomes a number',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.int() }))],
    uses: placed,
    breaks: ['props-in-use'],
    warns: ['props-narrowed'],
    pages: ['start.json'],
  },
  {
    what: 'a value gone that a page uses',
    was: [teaser(z.object({ kind: z.enum(['big', 'small']) }))],
    is: [teaser(z.object({ kind: z.enum(['small']) }))],
    uses: [onPage('teaser', { kind: 'small' }), onPage('teaser', { kind: 'big' }, { file: 'b.json' })],
    breaks: ['props-in-use'],
    warns: ['props-narrowed'],
    pages: ['b.json'],
    says: /must be one of "small"/,
  },
  {
    what: 'a value gone that no page uses',
    was: [teaser(z.object({ kind: z.enum(['big', 'small']) }))],
    is: [teaser(z.object({ kind: z.enum(['small']) }))],
    uses: [onPage('teaser', { kind: 'small' })],
    warns: ['props-narrowed'],
    says: /"kind" expects one of "small", gets "big"/,
  },
  {
    what: 'a value more',
    was: [teaser(z.object({ kind: z.enum(['small']) }))],
    is: [teaser(z.object({ kind: z.enum(['big', 'small']) }))],
    uses: [onPage('teaser', { kind: 'small' })],
  },
  {
    what: 'a shorter text than one in use',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string().max(2) }))],
    uses: placed,
    breaks: ['props-in-use'],
    warns: ['props-narrowed'],
    pages: ['start.json'],
  },
  {
    what: 'a pattern that a placeholder does not fit, but its value may',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string().regex(/^\d+$/) }))],
    uses: [onPage('teaser', { title: '{id}' })],
    warns: ['props-narrowed'],
  },
  {
    what: 'fewer fields known, the rest refused',
    was: anyTeaser,
    is: [teaser(z.strictObject({}))],
    uses: placed,
    breaks: ['props-in-use'],
    warns: ['props-narrowed'],
    says: /"title" is not known/,
  },
  {
    what: 'another default',
    was: [teaser(z.object({ size: z.int().default(3) }))],
    is: [teaser(z.object({ size: z.int().default(4) }))],
    uses: [onPage('teaser'), onPage('teaser', { size: 9 }, { file: 'b.json' })],
    warns: ['props-default'],
    pages: ['start.json'],
  },
  {
    what: 'a page that is wrong already',
    was: anyTeaser,
    is: anyTeaser,
    uses: [onPage('teaser', { title: 7 })],
    warns: ['props-wrong-already'],
    pages: ['start.json'],
  },
  {
    what: 'a schema that is none',
    is: [widget('hero', z.object({}), { propsSchema: { type: 'nonsense' } })],
    breaks: ['props-schema'],
  },

  // Facts that the version declares
  {
    what: 'public data becomes personal',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string() }), { data: 'personal' })],
    uses: placed,
    warns: ['data-personal', 'part-of'],
    pages: ['start.json'],
  },
  {
    what: 'personal data becomes public',
    was: [teaser(z.object({ title: z.string() }), { data: 'personal' })],
    is: anyTeaser,
    uses: placed,
    warns: ['data-public', 'part-of'],
    pages: ['start.json'],
  },
  {
    what: 'no script any more',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string() }), { hydrate: 'never' })],
    uses: placed,
    warns: ['hydrate'],
    pages: ['start.json'],
  },
  {
    what: 'less important than before',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string() }), { importance: 'extra' })],
    uses: placed,
    warns: ['importance'],
    pages: ['start.json'],
    says: /"teaser" is extra now and not useful\. It is the first to leave a page under load/,
  },
  {
    what: 'part of the page and not of the content any more',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string() }), { partOf: 'page' })],
    uses: placed,
    warns: ['part-of'],
    says: /"teaser" is part of the page now: editors of other systems are not offered it any more/,
  },
  {
    what: 'part of the content now',
    was: [teaser(z.object({ title: z.string() }), { partOf: 'page' })],
    is: anyTeaser,
    uses: placed,
    warns: ['part-of'],
  },
  {
    what: 'shown with personal data, and not declared as a part of the page before',
    was: [teaser(z.object({ title: z.string() }), { data: 'personal' })],
    is: [teaser(z.object({ title: z.string() }), { data: 'personal', partOf: 'page' })],
    uses: placed,
  },
  {
    what: 'as before, and declared now',
    was: anyTeaser,
    is: [
      teaser(z.object({ title: z.string() }), {
        partOf: 'content',
        importance: 'useful',
        consent: 'necessary',
      }),
    ],
    uses: placed,
  },
  {
    what: 'shown after consent only',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string() }), { consent: 'statistics' })],
    uses: placed,
    warns: ['consent'],
    pages: ['start.json'],
    says: /shown after consent to "statistics" only; it was shown without consent/,
  },
  {
    what: 'loading from an outside source now',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string() }), { outsideSources: ['map-tiles'] })],
    uses: placed,
    warns: ['outside-sources'],
    pages: ['start.json'],
    says: /"teaser" loads from the outside source "map-tiles" now/,
  },
  {
    what: 'loading from the same outside source as before',
    was: [teaser(z.object({ title: z.string() }), { outsideSources: ['map-tiles'] })],
    is: [teaser(z.object({ title: z.string() }), { outsideSources: ['map-tiles'] })],
    uses: placed,
  },
  {
    what: 'loading from an outside source that does not exist',
    was: [teaser(z.object({ title: z.string() }), { outsideSources: ['https://tiles.example'] })],
    is: [teaser(z.object({ title: z.string() }), { outsideSources: ['https://tiles.example'] })],
    breaks: ['outside-sources'],
    says: /there is no outside source "https:\/\/tiles\.example"\. Known: map-tiles, card-frames, survey, chat, accessibility-assist\./,
  },
  {
    what: 'loading from an outside source without its consent',
    was: [],
    is: [teaser(z.object({ title: z.string() }), { outsideSources: ['survey'] })],
    breaks: ['outside-sources'],
    says: /the outside source "survey" needs consent: 'comfort'; the widget has 'necessary'\./,
  },
  {
    what: 'loading from an outside source with the consent to another class',
    was: [],
    is: [teaser(z.object({ title: z.string() }), { outsideSources: ['survey'], consent: 'statistics' })],
    breaks: ['outside-sources'],
    says: /needs consent: 'comfort'; the widget has 'statistics'\./,
  },
  {
    what: 'loading from an outside source after the consent to its class',
    was: [],
    is: [teaser(z.object({ title: z.string() }), { outsideSources: ['survey'], consent: 'comfort' })],
  },
  {
    what: 'loading from an outside source that is asked for in its place',
    was: [],
    is: [teaser(z.object({ title: z.string() }), { outsideSources: ['chat', 'accessibility-assist'] })],
  },
  {
    what: 'hydrated later',
    was: anyTeaser,
    is: [teaser(z.object({ title: z.string() }), { hydrate: 'visible' })],
    uses: placed,
  },

  // Topics and events
  {
    what: 'an event that nobody hears is sent in another shape',
    wasBus: bus({ sends: { 'cart:changed': Count } }),
    isBus: bus({ sends: { 'cart:changed': z.looseObject({ count: z.string() }) } }),
  },
  {
    what: 'an event without a field that another team reads',
    wasBus: bus({ sends: { 'cart:changed': Count } }),
    isBus: bus({ sends: { 'cart:changed': z.looseObject({}) } }),
    others: [header(bus({ hears: { 'cart:changed': Count } }))],
    breaks: ['bus-sends'],
    teams: ['header'],
    says: /"cart:changed".*field "itemCount" is needed/,
  },
  {
    what: 'an event with a field more',
    wasBus: bus({ sends: { 'cart:changed': Count } }),
    isBus: bus({ sends: { 'cart:changed': z.looseObject({ itemCount: z.int(), addedId: z.string() }) } }),
    others: [header(bus({ hears: { 'cart:changed': Count } }))],
  },
  {
    what: 'a topic that becomes null, and another team counts on a number',
    wasBus: bus({ sends: { cartCount: z.int() } }),
    isBus: bus({ sends: { cartCount: z.nullable(z.int()) } }),
    others: [header(bus({ hears: { cartCount: z.int() } }))],
    breaks: ['bus-sends'],
    teams: ['header'],
  },
  {
    what: 'a field expected that nobody sends yet',
    wasBus: bus({ hears: { 'cart:changed': Count } }),
    isBus: bus({ hears: { 'cart:changed': z.looseObject({ itemCount: z.int(), addedId: z.string() }) } }),
    others: [mfe('cart@1.0.0-c', [], { bus: bus({ sends: { 'cart:changed': Count } }) })],
    breaks: ['bus-hears'],
    teams: ['content'],
  },
  {
    what: 'a field read that may be missing',
    wasBus: bus({ hears: { 'cart:changed': Count } }),
    isBus: bus({
      hears: { 'cart:changed': z.looseObject({ itemCount: z.int(), addedId: z.optional(z.string()) }) },
    }),
    others: [mfe('cart@1.0.0-c', [], { bus: bus({ sends: { 'cart:changed': Count } }) })],
  },
  {
    what: 'an event that somebody waits for is not sent any more',
    wasBus: bus({ sends: { 'cart:changed': Count } }),
    isBus: bus(),
    others: [header(bus({ hears: { 'cart:changed': Count } }))],
    breaks: ['bus-silent'],
    teams: ['header'],
  },
  {
    what: 'an event not sent any more that a second team sends as well',
    wasBus: bus({ sends: { 'cart:changed': Count } }),
    isBus: bus(),
    others: [
      header(bus({ hears: { 'cart:changed': Count } })),
      mfe('cart@1.0.0-c', [], { bus: bus({ sends: { 'cart:changed': Count } }) }),
    ],
  },
  {
    what: 'waiting for something that nobody sends',
    isBus: bus({ hears: { 'search:failed': z.looseObject({}) } }),
    warns: ['bus-unsent'],
  },
  {
    what: 'what the shell hears',
    wasBus: bus({ sends: { 'tracking:reported': z.looseObject({ name: z.string() }) } }),
    isBus: bus({ sends: { 'tracking:reported': z.looseObject({}) } }),
    world: {
      shells: [
        shell('1.0.0-s', {
          bus: bus({ hears: { 'tracking:reported': z.looseObject({ name: z.string() }) } }),
        }),
      ],
    },
    breaks: ['bus-sends'],
    teams: ['shell'],
  },
  {
    what: 'a disagreement that is there already',
    wasBus: bus({ sends: { cartCount: z.string() } }),
    isBus: bus({ sends: { cartCount: z.string() } }),
    others: [header(bus({ hears: { cartCount: z.int() } }))],
    warns: ['bus-sends'],
  },

  // Libraries, files, containers
  {
    what: 'a React that the shell does not have',
    more: { requires: { react: '^20.0.0' } },
    breaks: ['libraries'],
    says: /needs react \^20\.0\.0; the shell 1\.0\.0-shell provides 19\.3\.1/,
  },
  {
    what: 'a library that the shell does not hand out',
    more: { requires: { rxjs: '^7.0.0' } },
    breaks: ['libraries'],
  },
  {
    what: 'a shell in a rollout without the library',
    world: {
      shells: [shell('1.0.0-s'), shell('1.1.0-t', { provides: { react: '20.0.0', 'react-dom': '20.0.0' } })],
    },
    breaks: ['libraries', 'libraries'],
  },
  {
    what: 'the container of another live version',
    others: [mfe('cart@1.0.0-c', [], { global: 'mine' })],
    more: { global: 'mine' },
    breaks: ['global'],
    teams: ['cart'],
  },
  {
    what: 'a script of a chosen part that is no file of it',
    is: [teaser(z.object({}), { chosenParts: { Orders: ['browser/gone.js'] } })],
    breaks: ['files'],
  },
  { what: 'an entry that is no file of it', more: { entry: 'browser/gone.js' }, breaks: ['files'] },
  {
    what: 'a widget’s script that is no file of it',
    is: [widget('hero')],
    more: {
      files: [
        { path: 'browser/remoteEntry.js', integrity: 'x', bytes: 1 },
        { path: 'node/widgets.js', integrity: 'x', bytes: 1 },
      ],
    },
    breaks: ['files'],
  },

  // Majors and candidates
  {
    what: 'a break as a new major',
    was: anyTeaser,
    is: [teaser(z.object({ headline: z.string() }))],
    version: '2.0.0-b',
    uses: placed,
  },
  {
    what: 'a break as a new minor of 0.x',
    was: anyTeaser,
    is: [],
    version: '0.2.0-b',
    uses: placed,
    warns: ['widget-removed'],
    pages: ['start.json'],
    says: /Allowed for a new minor of 0\.x/,
  },
  {
    what: 'a break as a patch of 0.x',
    was: anyTeaser,
    is: [teaser(z.object({ headline: z.string() }))],
    version: '0.1.1-b',
    uses: placed,
    breaks: ['props-in-use'],
    warns: ['props-narrowed'],
  },
  {
    what: 'a new minor of 0.x that another team does not understand',
    wasBus: bus({ sends: { cartCount: z.int() } }),
    isBus: bus({ sends: { cartCount: z.string() } }),
    version: '0.2.0-b',
    others: [header(bus({ hears: { cartCount: z.int() } }))],
    breaks: ['bus-sends'],
    teams: ['header'],
  },
  {
    what: 'a new major that refuses a page that asks for it',
    was: anyTeaser,
    is: [teaser(z.object({ headline: z.string() }))],
    version: '2.0.0-b',
    uses: [...placed, onPage('teaser@2', { title: 'x' }, { file: 'two.json' })],
    breaks: ['props-in-use'],
    pages: ['two.json'],
  },
  {
    what: 'a new major that speaks another language on the bus',
    wasBus: bus({ sends: { cartCount: z.int() } }),
    isBus: bus({ sends: { cartCount: z.string() } }),
    version: '2.0.0-b',
    others: [header(bus({ hears: { cartCount: z.int() } }))],
    breaks: ['bus-sends'],
    teams: ['header'],
  },
  {
    what: 'a widget removed that the next major offers, with these props',
    was: anyTeaser,
    is: [],
    others: [mfe('content@2.0.0-z', anyTeaser)],
    uses: placed,
  },
  {
    what: 'a widget removed that the next major offers, with other props',
    was: anyTeaser,
    is: [],
    others: [mfe('content@2.0.0-z', [teaser(z.object({ headline: z.string() }))])],
    uses: placed,
    breaks: ['props-in-use'],
    pages: ['start.json'],
  },
  {
    what: 'what only a candidate of another team hears',
    wasBus: bus({ sends: { cartCount: z.int() } }),
    isBus: bus({ sends: { cartCount: z.nullable(z.int()) } }),
    others: [
      header(bus({ hears: { cartCount: z.nullable(z.int()) } })),
      header(bus({ hears: { cartCount: z.int() } }), 'header@1.1.0-i'),
    ],
    breaks: ['bus-sends'],
    teams: ['header'],
    says: /header 1\.1\.0-i/,
  },

  // Pages of others
  {
    what: 'a widget gone from a third-party page on which the registry has found it',
    was: anyTeaser,
    is: [],
    uses: [seen('https://blog.example/a', 'teaser', { title: 'x' }, 'registry')],
    breaks: ['widget-removed'],
    pages: ['https://blog.example/a'],
  },
  {
    what: 'a widget gone from a third-party page that an operator has confirmed',
    was: anyTeaser,
    is: [],
    uses: [seen('https://intranet.example/a', 'teaser', { title: 'x' }, 'operator anna')],
    breaks: ['widget-removed'],
    pages: ['https://intranet.example/a'],
  },
  {
    what: 'a widget gone from a page that only browsers have reported',
    was: anyTeaser,
    is: [],
    uses: [seen('https://blog.example/invented', 'teaser', { title: 'x' })],
    warns: ['widget-removed'],
    pages: ['https://blog.example/invented'],
    says: /Unconfirmed: reported by browsers/,
  },
];

it(`compares ${CHANGES.length} changes`, () => expect(CHANGES.length).toBeGreaterThanOrEqual(25));

it.each(CHANGES.map((change) => [change.what, change] as const))('%s', (_what, change) => {
  const {
    was,
    wasBus,
    is = was ?? [],
    isBus,
    version = '1.1.0-b',
    uses = [],
    others = [],
    more = {},
  } = change;
  const before = version.startsWith('0.') ? '0.1.0-a' : '1.0.0-a';
  const live = was || wasBus ? [mfe(`content@${before}`, was, { bus: wasBus ?? bus() })] : [];
  const known = onPage('something-else', {}, { file: 'other.json' });
  const verdict = checkVersion({
    ...world({ live: [...live, ...others], uses: [...uses, known], ...change.world }),
    manifest: mfe(`content@${version}`, is, { bus: isBus ?? bus(), ...more }),
  });

  const rules = (kind: string) =>
    verdict.findings.filter((one) => one.verdict === kind).map(({ rule }) => rule);
  expect({ breaks: rules('break'), warns: rules('warning') }).toEqual({
    breaks: change.breaks ?? [],
    warns: change.warns ?? [],
  });
  expect(verdict.passes).toBe((change.breaks ?? []).length === 0);
  const [first] = verdict.findings;
  if (change.pages) expect(first?.pages).toEqual(change.pages);
  if (change.teams) expect(first?.teams).toEqual(change.teams);
  if (change.says) expect(verdict.findings.map(({ message }) => message).join('\n')).toMatch(change.says);
});

it('says when it knows no page at all', () => {
  const verdict = checkVersion({
    ...world({ live: [mfe('content@1.0.0-a')] }),
    manifest: mfe('content@1.1.0-b'),
  });

  expect(verdict).toMatchObject({ passes: true, findings: [{ rule: 'no-census', verdict: 'warning' }] });
});
