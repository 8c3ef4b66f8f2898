import { readUsageInventory, readWidgets } from '@fachwerk/shared/calls';
import type { UsageInventory } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo } from '@fachwerk/shared/testing';
import type { Use, WidgetRecord } from '../catalogue-data';

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
  partOf: 'content',
  importance: 'extra',
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
    partOf: 'page',
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

/** Answers of a registry with these records; further answers replace them. */
export const registry = (...answers: readonly AnswerTo[]): readonly AnswerTo[] => [
  answerTo(readWidgets, { widgets: [...records] }),
  answerTo(readUsageInventory, uses),
  ...answers,
];
export const down = (): never => {
  throw new HttpError('network', 'GET /federation/widgets: unreachable');
};
