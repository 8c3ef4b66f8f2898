import { isPrefetch } from '@fachwerk/server-kit/prefetch';
import { isLocalPath } from '@fachwerk/shared/contracts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Content, Page } from '../content/load-content';
import type { MatchPage } from '../content/match-page';
import type { FragmentFailure } from '../fragments/fragment-job';
import type { FragmentPool } from '../fragments/fragment-pool';
import type { MessageSource } from '../release/message-source';
import type { PageSheet } from '../styles/page-sheet';
import { chooseRelease, type ChosenRelease, type Releases } from './choose-release';
import { composeDocument } from './compose-document';
import { earlyLinks, sendEarlyHints } from './early-hints';
import { sheetsOf } from './page-files';
import { headContent } from './page-head';
import { cacheControl } from './page-headers';
import { modeOf, zonesOf } from './page-mode';
import { pageOrigin } from './page-origin';
import { outcomeOf, withSlash } from './page-outcome';
import { type PictureAddressSource, withPictureVersions } from './picture-addresses';
import { isWidgetSlot, planPage } from './plan-page';
import { previewBanner } from './preview-banner';
import { localTarget, noPreviewCookie, previewCookie, previewInAddress } from './preview-link';
import { renderInstant } from './render-instant';
import { renderSlots } from './render-slots';
import { sendPage } from './send-page';
import type { UnknownWidgets } from './unknown-widgets';
import { tokenOf } from './visitor-view';

export interface PageServer {
  content: Content;
  matchPage: MatchPage;
  releases: Releases;
  messages: MessageSource;
  pool: FragmentPool;
  pictureAddresses: PictureAddressSource;
  publicUrl: string | undefined;
  /** Style sheets of the page server. */
  styles: readonly string[];
  /** A proxy or CDN in front passes early hints on. */
  earlyHints: boolean;
  /** Address of the file with the rules for prefetching next pages. */
  speculationRules: string;
  pageSheet: PageSheet;
  warnOfUnknown: (unknown: UnknownWidgets) => void;
}

/** Answers a page request: match, choose the release, render, compose, send. */
export async function servePage(server: PageServer, request: FastifyRequest, reply: FastifyReply) {
  const { wish, rest } = previewInAddress(request.raw.url ?? '/');
  if (wish.kind !== 'none' && isPrefetch(request)) return refusePrefetch(reply);
  if (wish.kind === 'end') return leadTo(reply, rest, noPreviewCookie(isHttps(server)));

  const [pathname = '/', query] = splitOnce(rest, '?');
  const match = server.matchPage(pathname);
  const target = match ? undefined : withSlash(pathname);
  if (target && wish.kind === 'none' && server.matchPage(target)) {
    const location = query === undefined ? target : `${target}?${query}`;
    if (isLocalPath(location))
      return reply.header('cache-control', 'public, max-age=3600').redirect(location, 308);
  }
  const { cookie } = request.headers;
  const token = wish.kind === 'open' ? tokenOf(wish.token) : undefined;
  const release = await chooseRelease(server.releases, cookie, token);
  if (token && release.notice?.kind === 'shown')
    return leadTo(reply, rest, previewCookie(token, isHttps(server)));
  if (wish.kind === 'open' && !token) release.notice = { kind: 'refused' };

  const view = match ?? { page: server.content.notFound, params: {}, status: 404 };
  return showPage(server, request, reply, { ...view, release, address: rest });
}

/**
 * Redirects to the address without the preview token, which must not appear in history, logs or shared links.
 */
const leadTo = (reply: FastifyReply, address: string, cookie: string) =>
  reply
    .headers({ 'cache-control': 'no-store', 'set-cookie': cookie, 'referrer-policy': 'no-referrer' })
    .redirect(localTarget(address), 303);

/** After any status but 2xx the browser forgets the prefetch and requests the page when it is opened. */
const refusePrefetch = (reply: FastifyReply) =>
  reply.code(503).header('cache-control', 'no-store').type('text/plain').send('Not available as a prefetch.');

const isHttps = ({ publicUrl }: PageServer): boolean => publicUrl?.startsWith('https:') ?? false;

export interface View {
  page: Page;
  params: Record<string, string>;
  release: ChosenRelease;
  /** Requested path and query. */
  address: string;
  /** Fixed status of an error page. */
  status?: number;
  /** Renders the page's own widgets without a frame. */
  isBare?: boolean;
}

export async function showPage(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  view: View,
): Promise<unknown> {
  const { content } = server;
  const { page, params, release, address } = view;
  const { notice } = release;
  const isPrivatePage = page.cache === 'private';
  if (isPrivatePage && isPrefetch(request)) return refusePrefetch(reply);
  const origin = pageOrigin(request, server.publicUrl);
  const { cookie } = request.headers;
  const mode = view.isBare ? undefined : modeOf(cookie, content.frame);
  const zones = view.isBare ? { header: [], footer: [] } : zonesOf(content.frame, mode);
  const { slots, unknown } = planPage(zones, page, params, release.release);
  const plan = { slots: withPictureVersions(slots, await server.pictureAddresses()), unknown };
  server.warnOfUnknown({
    log: request.log as FastifyBaseLogger,
    releaseId: release.release.id,
    file: page.file,
    widgets: plan.unknown,
  });

  const names = plan.slots.filter(isWidgetSlot).map(({ widget }) => widget);
  const sheets = sheetsOf(release, names);
  const composed = server.pageSheet(sheets);
  const hints = server.earlyHints
    ? composed.then((sheet) => earlyLinks(release.shell, sheet, server.styles))
    : undefined;
  void hints?.then((links) => sendEarlyHints(request, reply, links));
  const rendered = await renderSlots({
    plan,
    release,
    pool: server.pool,
    messages: server.messages,
    log: request.log as FastifyBaseLogger,
    pageUrl: `${origin}${address}`,
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
    return showPage(server, request, reply, {
      ...view,
      page: content.notFound,
      params: {},
      status: outcome.status,
    });

  // 503: search engines try again later. Visitors get the page, and the browser renders the widget.
  const status = main && !main.ok && main.reason === 'load' ? 503 : outcome.status;
  const { siteName, skipLink } = content.frame;
  const sheet = await composed;
  const links = (await hints) ?? [];
  const html = composeDocument({
    head: { ...headContent(said, { ...page, siteName }, origin), ...(notice && { robots: 'noindex' }) },
    plan,
    rendered,
    release,
    config: content.config,
    skipLink,
    mode,
    sheets: sheet ? [sheet] : sheets,
    styles: server.styles,
    banner: notice ? previewBanner(notice, address) : '',
    keepsProps: view.isBare === true || 'x-keep-props' in request.headers,
  });
  const isDegraded = rendered.some(({ result }) => !result.ok && !isIntended(result.reason));
  return sendPage(request, reply, {
    status,
    html,
    isPrivate: isPrivatePage,
    cacheControl: cacheControl({
      ...{ cache: page.cache, mode, status, isDegraded },
      ...{ isTrial: release.isTrial, isPreview: notice !== undefined },
    }),
    headers: {
      'x-release': release.release.id,
      'speculation-rules': `"${server.speculationRules}"`,
      ...(links.length > 0 && { link: links.join(', ') }),
      ...(notice && { 'x-robots-tag': 'noindex' }),
      ...(notice?.kind === 'refused' && { 'set-cookie': noPreviewCookie(isHttps(server)) }),
    },
  });
}

/** The browser renders the widget because of its declaration, not because of a failure. */
const isIntended = (reason: FragmentFailure): boolean => reason === 'personal' || reason === 'on-request';

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
