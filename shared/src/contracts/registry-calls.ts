import type { Call } from './call';
import type { LiveWidgets, Release } from './federation';
import type { Messages } from './navigation';
import type { UsageInventory } from './operations';
import type { PageConfig } from './page-config';
import type { TelemetryReport } from './telemetry';

export const readPageConfig: Call<{ answer: PageConfig }> = {
  method: 'GET',
  path: '/federation/config',
  app: 'registry',
  isPublic: true,
  expects: { pageUrls: 'object' },
};

/** `widgets` and `avoid` (failed versions) are lists with commas. */
export const resolveRelease: Call<{
  query: { widgets: string; bucket?: string; avoid?: string };
  answer: Release;
}> = {
  method: 'GET',
  path: '/federation/resolve',
  app: 'registry',
  expects: { mfes: 'object', widgets: 'object', chunks: 'object' },
};

/** Texts of the live versions; `with` names trial versions. */
export const readVersionMessages: Call<{ query: { lang: string; with?: string }; answer: Messages }> = {
  method: 'GET',
  path: '/federation/messages',
  app: 'registry',
  isPublic: true,
  expects: 'object',
};

export const readWidgets: Call<{ answer: LiveWidgets }> = {
  method: 'GET',
  path: '/federation/widgets',
  app: 'registry',
  isPublic: true,
  expects: { widgets: 'list' },
};

export const readUsageInventory: Call<{ query: { widget?: string }; answer: UsageInventory }> = {
  method: 'GET',
  path: '/federation/census',
  app: 'registry',
  expects: { uses: 'list' },
};

/** Sent by `sendBeacon`: JSON as text/plain; the answer has no body. */
export const sendTelemetry: Call<{ json: TelemetryReport; answer: '' }> = {
  method: 'POST',
  path: '/federation/telemetry',
  app: 'registry',
};
