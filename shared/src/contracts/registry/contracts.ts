import * as z from 'zod/mini';
import { PageConfig } from '../cms/page-config';
import { contract } from '../kernel/contract';
import { Messages } from '../kernel/messages';
import { LiveWidgets, Release } from './federation';
import { UsageInventory } from './operations';
import { TelemetryReport } from './telemetry';
import { WebVitalsReport } from './web-vitals';

const text = z.optional(z.string());

export const readPageConfig = contract({
  method: 'GET',
  path: '/federation/config',
  app: 'registry',
  isPublic: true,
  summary: 'Settings of the shop’s pages, with absolute addresses',
  answers: { 200: PageConfig },
  expects: { pageUrls: 'object' },
});

/** `widgets` and `avoid` (failed versions) are lists with commas. */
export const resolveRelease = contract({
  method: 'GET',
  path: '/federation/resolve',
  app: 'registry',
  summary: 'The part of the release that these widgets need',
  query: z.object({ widgets: z.string(), bucket: text, avoid: text }),
  answers: { 200: Release },
  expects: { mfes: 'object', widgets: 'object', chunks: 'object' },
});

/**
 * Texts of the live versions; `with` names trial versions. A key without a text in `lang` has its German one,
 * or with `own` none.
 */
export const readVersionMessages = contract({
  method: 'GET',
  path: '/federation/messages',
  app: 'registry',
  isPublic: true,
  summary: 'Texts of the stable versions, or of the trial versions in `with`',
  query: z.object({ lang: z.string(), with: text, own: z.optional(z.literal('true')) }),
  answers: { 200: Messages },
  expects: 'object',
});

export const readWidgets = contract({
  method: 'GET',
  path: '/federation/widgets',
  app: 'registry',
  isPublic: true,
  summary: 'Every widget of the live versions',
  answers: { 200: LiveWidgets },
  expects: { widgets: 'list' },
});

export const readUsageInventory = contract({
  method: 'GET',
  path: '/federation/census',
  app: 'registry',
  summary: 'Which page uses which widget with which props',
  query: z.object({ widget: text }),
  answers: { 200: UsageInventory },
  expects: { uses: 'list' },
});

/** Sent by `sendBeacon`: JSON as text/plain; the answer has no body. */
export const sendTelemetry = contract({
  method: 'POST',
  path: '/federation/telemetry',
  app: 'registry',
  summary: 'How a page view went',
  json: TelemetryReport,
  answers: { 204: z.literal('') },
});

/** With the key in the header `x-metrics-key`; 401 for a wrong one, else 202 also for an invalid report. */
export const sendWebVitals = contract({
  method: 'POST',
  path: '/federation/web-vitals',
  app: 'registry',
  summary: 'How fast a page view was',
  json: WebVitalsReport,
  answers: { 202: z.literal('') },
  expects: 'string',
});
