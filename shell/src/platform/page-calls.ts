import type { Bus } from '@fachwerk/shared/bus';
import { readPageConfig } from '@fachwerk/shared/calls';
import { absoluteAddresses, type HttpClientOptions } from '@fachwerk/shared/http';
import { languageOf } from '@fachwerk/shared/rules';
import type { PageConfig } from '@fachwerk/shared/widget';
import type { PendingWork } from '../core/pending-work';
import type { ShellPage } from '../core/read-page';
import type { EarlyVisitor } from '../core/visitor';
import { timeLimit } from '../time-limits';
import { countCalls, type LateClient, lateClient } from './late-client';
import { createSession, type Session } from './session';
import { sessionText } from './session-text';

export interface PageCalls {
  registry: LateClient;
  api: LateClient;
  session: Session;
  config(): Promise<PageConfig>;
  language(): Promise<string>;
  /** On third-party pages: addresses of the shop with its origin. */
  absolute: ((value: unknown) => unknown) | undefined;
}

/** The calls of a page to API and registry; all of them are pending work. */
export function createPageCalls(
  page: ShellPage,
  bus: Bus,
  visitor: EarlyVisitor | undefined,
  work: PendingWork,
): PageCalls {
  const { origin } = page;
  const registry = countCalls(httpClient({ baseURL: origin }), work);

  let pageConfig: Promise<PageConfig> | undefined;
  const config = () => {
    pageConfig ??= page.config ? Promise.resolve(page.config) : registry.call(readPageConfig);
    return pageConfig;
  };
  const session = createSession(() => ({ bus, api }), visitor?.take());
  const absolute = page.isOwnPage ? undefined : (value: unknown) => absoluteAddresses(value, origin);
  const client = httpClient({
    baseURL: page.config?.apiOrigin ?? origin,
    fetchCsrf: () => session.csrf(),
    // Not stored in development: changed texts appear at once.
    ...(process.env.NODE_ENV === 'production' && { storage: sessionText() }),
    ...(absolute && { receive: absolute }),
    // Third-party pages are German.
    ...(page.isOwnPage && page.config && { language: languageOf(page.config.shopLocale) }),
  });
  const api = countCalls(client, work);
  return {
    registry,
    api,
    session,
    config,
    language: async () => (await config()).shopLocale.split('-')[0] ?? 'de',
    absolute,
  };
}

/** Without axios, which no page needs before its first call. */
const httpClient = (options: HttpClientOptions) =>
  lateClient(async () => {
    const { createHttpClient } = await import(/* webpackChunkName: "http" */ './http-code');
    return createHttpClient({ timeout: timeLimit('call'), ...options });
  });
