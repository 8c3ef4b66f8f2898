import { createHash } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { shopUrl } from './steps';

export type PurchaseMfe = 'header' | 'search' | 'cart';
/** Required for a purchase. */
export const MFES: readonly PurchaseMfe[] = ['header', 'search', 'cart'];
export type OptionalMfe = 'storefinder' | 'account' | 'prohibis' | 'content';
export const OPTIONAL_MFES: readonly OptionalMfe[] = ['storefinder', 'account', 'prohibis', 'content'];
export const EVERY_MFE: readonly string[] = [...MFES, ...OPTIONAL_MFES, 'platform'];
export type Mfe = PurchaseMfe | OptionalMfe;

export const entryOf = (mfe: Mfe): RegExp => new RegExp(`/assets/${mfe}/[^/]+/browser/remoteEntry\\.js`);
/** Scripts of the micro-frontend besides its entry. */
export const chunksOf = (mfe: Mfe): RegExp =>
  new RegExp(`/assets/${mfe}/[^/]+/browser/(?!remoteEntry)[^/]+\\.js`);

/** All subsets. */
export const subsetsOf = <One>(all: readonly One[]): One[][] =>
  all.reduce<One[][]>((subsets, one) => [...subsets, ...subsets.map((some) => [...some, one])], [[]]);

export const unreachable = (route: Route): Promise<void> => route.abort('connectionrefused');
/** Never answers, so that the request stays open. */
export const silent = (): void => undefined;

export async function block(context: BrowserContext, mfes: readonly Mfe[]): Promise<void> {
  for (const mfe of mfes) {
    await context.route(entryOf(mfe), unreachable);
    await context.route(chunksOf(mfe), unreachable);
  }
}

/** Replaces the entry, and its hash in the pages, as if it had been published. */
export async function publishEntry(
  context: BrowserContext,
  mfe: Mfe,
  write: (containerName: string) => string,
): Promise<void> {
  const plan = (await (await context.request.get('/federation/plan')).json()) as PublishedPlan;
  const stable = plan.channels.find((channel) => channel.mfe === mfe)?.stable;
  const published = plan.versions[`${mfe}@${stable}`];
  if (!published) throw new Error(`No version of ${mfe} is live.`);
  const { global, integrity } = published;
  const body = write(global);
  const hash = `sha256-${createHash('sha256').update(body).digest('base64')}`;
  await context.route(entryOf(mfe), (route) =>
    route.fulfill({
      body,
      contentType: 'text/javascript; charset=utf-8',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await context.route(
    (url) => url.origin === new URL(shopUrl()).origin,
    async (route) => {
      if (route.request().resourceType() !== 'document' || route.request().method() !== 'GET')
        return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const page = await response.text();
      return route.fulfill({ response, body: page.replaceAll(integrity, hash) });
    },
  );
}

interface PublishedPlan {
  channels: { mfe: string; stable: string | null }[];
  versions: Record<string, { global: string; integrity: string }>;
}

/** Waits until the state of a widget is one of these. */
export async function isIn(page: Page, widget: string, ...states: string[]): Promise<void> {
  await expect(page.locator(`[data-widget="${widget}"]`)).toHaveAttribute(
    'data-widget-state',
    new RegExp(`^(${states.join('|')})$`),
  );
}
