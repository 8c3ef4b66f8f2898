import { isLocalPath } from '@fachwerk/shared/contracts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Content, Page } from '../content/load-content';
import type { MatchPage } from '../content/match-page';
import type { FragmentPool } from '../fragments/fragment-pool';
import type { MessageSource } from '../release/message-source';
import type { ReleaseSource } from '../release/release-source';
import { composeDocument } from './compose-document';
import { headContent } from './page-head';
import { cacheControl } from './page-headers';
import { outcomeOf, withSlash } from './page-outcome';
import { modeOf, zonesOf } from './page-mode';
import { pageOrigin } from './page-origin';
import { planPage } from './plan-page';
import { renderSlots } from './render-slots';
import { sendPage } from './send-page';
import type { UnknownWidgets } from './unknown-widgets';

export interface PageServer {
  content: Content;
  matchPage: MatchPage;
  releases: ReleaseSource;
  messages: MessageSource;
  pool: FragmentPool;
  publicUrl: string | undefined;
  styles: readonly string[];
  warnOfUnknown: (unknown: UnknownWidgets) => void;
}

/** From the address to the answer: match, resolve, render, compose, send. */
export async function servePage(server: PageServer, request: FastifyRequest, reply: FastifyReply) {
  const [pathname = '/', query] = splitOnce(request.raw.url ?? '/', '?');
  const match = server.matchPage(pathname);
  if (!match) {
    const target = withSlash(pathname);
    if (target && server.matchPage(target)) {
      const location = query === undefined ? target : `${target}?${query}`;
      if (isLocalPath(location))
        return reply.header('cache-control', 'public, max-age=3600').redirect(location, 308);
    }
    return showPage(server, request, reply, { page: server.content.notFound, params: {}, status: 404 });
  }
  return showPage(server, request, reply, match);
}

interface View {
  page: Page;
  params: Record<string, string>;
  /** Known from the start: an error page. */
  status?: number;
}

async function showPage(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  view: View,
): Promise<unknown> {
  const { content } = server;
  const { page, params } = view;
  const isPrivatePage = page.cache === 'private';
  const release = await server.releases.current();
  const origin = pageOrigin(request, server.publicUrl);
  const { cookie } = request.headers;
  const mode = modeOf(cookie, content.frame);
  const plan = planPage(zonesOf(content.frame, mode), page, params, release.release);
  server.warnOfUnknown({
    log: request.log as FastifyBaseLogger,
    releaseId: release.release.id,
    file: page.file,
    widgets: plan.unknown,
  });

  const rendered = await renderSlots({
    plan,
    release,
    pool: server.pool,
    messages: server.messages,
    log: request.log as FastifyBaseLogger,
    pageUrl: `${origin}${request.raw.url ?? '/'}`,
    now: renderInstant(isPrivatePage),
    isPrivatePage,
    visitor: isPrivatePage && cookie ? { cookie } : undefined,
  });

  const main = rendered.find(({ slot }) => slot.isMain)?.result;
  const said = main?.ok ? main.page : undefined;
  const outcome = view.status ? ({ kind: 'page', status: view.status } as const) : outcomeOf(said);
  if (outcome.kind === 'redirect')
    return reply.header('cache-control', 'no-store').redirect(outcome.location, outcome.status);
  if (outcome.kind === 'not-found')
    return showPage(server, request, reply, { page: content.notFound, params: {}, status: outcome.status });

  // Search engines come back later; visitors get the page, and the browser tries the widget again.
  const status = main && !main.ok && main.reason === 'load' ? 503 : outcome.status;
  const { siteName, skipLink } = content.frame;
  const html = composeDocument({
    head: headContent(said, { ...page, siteName }, origin),
    plan,
    rendered,
    release,
    config: content.config,
    skipLink,
    mode,
    styles: server.styles,
  });
  const isDegraded = rendered.some(({ result }) => !result.ok && result.reason !== 'personal');
  return sendPage(request, reply, {
    status,
    html,
    isPrivate: isPrivatePage,
    cacheControl: cacheControl({ cache: page.cache, mode, status, isDegraded }),
  });
}

/** Public pages live for a minute in caches anyway: within one they are the same bytes, and 304 can answer. */
function renderInstant(isPrivatePage: boolean): string {
  const now = new Date();
  if (!isPrivatePage) now.setSeconds(0, 0);
  return now.toISOString();
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
