import * as z from 'zod/mini';
import { contract } from './contract';
import { LiveWidgets, Release } from './federation';
import { Messages } from './navigation';
import { UsageInventory } from './operations';
import { PageConfig } from './page-config';
import * as calls from './registry-calls';
import { TelemetryReport } from './telemetry';

const text = z.optional(z.string());

export const readPageConfig = contract(calls.readPageConfig, {
  summary: 'Settings of the shop’s pages, with absolute addresses',
  answers: { 200: PageConfig },
});

export const resolveRelease = contract(calls.resolveRelease, {
  summary: 'The part of the release that these widgets need',
  query: z.object({ widgets: z.string(), bucket: text, avoid: text }),
  answers: { 200: Release },
});

export const readVersionMessages = contract(calls.readVersionMessages, {
  summary: 'Texts of the stable versions, or of the trial versions in `with`',
  query: z.object({ lang: z.string(), with: text }),
  answers: { 200: Messages },
});

export const readWidgets = contract(calls.readWidgets, {
  summary: 'Every widget of the live versions',
  answers: { 200: LiveWidgets },
});

export const readUsageInventory = contract(calls.readUsageInventory, {
  summary: 'Which page uses which widget with which props',
  query: z.object({ widget: text }),
  answers: { 200: UsageInventory },
});

export const sendTelemetry = contract(calls.sendTelemetry, {
  summary: 'How a page view went',
  json: TelemetryReport,
  answers: { 204: z.literal('') },
});
