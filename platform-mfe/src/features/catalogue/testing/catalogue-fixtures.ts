import type { UsageInventory } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import type { WidgetSituation } from '@fachwerk/shared/testing';
import type { Use, WidgetRecord } from '../catalogue-data';

type FakeAnswer = Exclude<WidgetSituation['answers'], readonly unknown[]>[string];

const teaserSchema = {
  type: 'object',
  properties: {
    headline: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      description: 'Überschrift, höchstens 40 Zeichen',
    },
    limit: { type: 'integer', minimum: 1, maximum: 8, default: 4 },
    isLarge: { type: 'boolean', default: false },
    tone: { type: 'string', enum: ['light', 'ink'] },
    links: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        properties: { label: { type: 'string', minLength: 1 }, href: { type: 'string', pattern: '^/' } },
        required: ['label', 'href'],
      },
    },
  },
  required: ['headline'],
};

/** A widget in the form of the registry's list. */
export const aRecord = (part: Partial<WidgetRecord> = {}): WidgetRecord => ({
  name: 'reviews-teaser',
  title: 'Bewertungen',
  description: 'Die am besten bewerteten Artikel.',
  expose: './reviews-teaser',
  hydrate: 'visible',
  reserve: { minHeight: 480 },
  data: 'public',
  propsSchema: teaserSchema,
  examples: [
    { title: 'Kurz', props: { headline: 'Beliebt' } },
    {
      title: 'Mit Link',
      props: { headline: 'O\'Hara & "Söhne"', links: [{ label: 'Holz', href: '/c/holz/' }] },
    },
  ],
  messages: ['reviews.'],
  js: [],
  css: [],
  mfe: 'reviews',
  version: '1.4.0-3f9a2c1',
  major: 1,
  isOldestMajor: true,
  bytes: { js: 12_345, css: 2000 },
  ...part,
});

const nothing = { type: 'object', properties: {}, additionalProperties: {} };
export const records: readonly WidgetRecord[] = [
  aRecord(),
  aRecord({ version: '2.0.0-aaaaaaa', major: 2, isOldestMajor: false }),
  aRecord({
    name: 'cart-page',
    title: 'Warenkorb',
    description: 'Die Größen und Mengen des Einkaufs.',
    mfe: 'cart',
    data: 'personal',
    propsSchema: nothing,
    examples: [
      { title: 'Leer', props: {} },
      { title: 'Mit Beiwerk', props: { tab: 'x' } },
    ],
  }),
];

export const aUse = (part: Partial<Use> = {}): Use => ({
  page: '/',
  source: 'content',
  file: 'start.json',
  widget: 'reviews-teaser',
  major: null,
  props: { headline: 'Von der Startseite' },
  lastSeen: '2026-11-21T10:00:00.000Z',
  ...part,
});
export const uses: UsageInventory = {
  uses: [
    aUse(),
    aUse({ page: '/c/{path*}', file: 'category.json', props: {} }),
    aUse({ page: 'https://blog.example/a', source: 'seen', file: '', major: 2, props: { headline: 'Zwei' } }),
  ],
};

export const registry = (answers: Record<string, FakeAnswer> = {}): Record<string, FakeAnswer> => ({
  'GET /federation/widgets': () => ({ widgets: records }),
  'GET /federation/census': () => uses,
  ...answers,
});
export const down: FakeAnswer = () => {
  throw new HttpError('network', 'GET /federation/widgets: unreachable');
};
