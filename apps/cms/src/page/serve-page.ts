import { networkOf } from '@fachwerk/server-kit/network-of';
import { isPrefetch } from '@fachwerk/server-kit/prefetch';
import { isLocalPath } from '@fachwerk/shared/contracts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Applicant } from './admission';
import { appDeviceOf, rememberApp } from './app-device';
import { chooseRelease } from './choose-release';
import { composePage, type View, type Visit } from './compose-page';
import { sendEarlyHints } from './early-hints';
import { FIXED_LANGUAGE, languageOfPage } from './page-language';
import { modeOf } from './page-mode';
import { pageOrigin } from './page-origin';
import type { PageServer } from './page-server';
import { localTarget, noPreviewCookie, previewCookie, previewInAddress } from './preview-link';
import { refusePrefetch } from './refuse-prefetch';
import { sendPage } from './send-page';
import { storeBannerOf, storeLinesOf } from './store-lines';
import { viewerOf } from './viewer';
import { tokenOf } from './visitor-view';
import { withSlash } from './with-slash';

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
    if (isLocalPath(location)) {
      const isNewApp = rememberApp(request.headers, reply, isHttps(server));
      const cache = isNewApp ? 'no-store' : 'public, max-age=3600';
      return reply.header('cache-control', cache).redirect(location, 308);
    }
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

const isHttps = ({ publicUrl }: PageServer): boolean => publicUrl?.startsWith('https:') ?? false;

export async function showPage(
  server: PageServer,
  request: FastifyRequest,
  reply: FastifyReply,
  view: View,
): Promise<unknown> {
  const { page, release } = view;
  if (page.cache === 'private' && isPrefetch(request)) return refusePrefetch(reply);
  const { cookie } = request.headers;
  const appDevice = appDeviceOf(request.headers);
  const visit: Visit = {
    origin: pageOrigin(request, server.publicUrl),
    mode: view.isBare || appDevice ? undefined : modeOf(cookie, server.content.frame),
    storeLines: storeLinesOf(cookie),
    storeBanner: storeBannerOf(cookie),
    appDevice,
    // The catalogue of widgets shows them in German.
    ...(view.isBare ? FIXED_LANGUAGE : languageOfPage(page, cookie)),
    cookie,
    viewer: viewerOf(request),
    keepsProps: view.isBare === true || 'x-keep-props' in request.headers,
    log: request.log as FastifyBaseLogger,
    onLinks: (links) => sendEarlyHints(request, reply, links),
  };
  rememberApp(request.headers, reply, isHttps(server));
  if (release.notice?.kind === 'refused') reply.header('set-cookie', noPreviewCookie(isHttps(server)));
  const compose = (isSparing: boolean) => composePage(server, view, { ...visit, isSparing });
  const pages = release.notice ? server.previews : server.pages;
  const answer = await pages.get(cacheKey(view, visit), applicantOf(request), compose);
  if (answer.kind === 'redirect')
    return reply.header('cache-control', 'no-store').redirect(answer.location, answer.status);
  return sendPage(request, reply, answer);
}

export const applicantOf = (request: FastifyRequest): Applicant => ({
  network: networkOf(request.ip),
  isGone: () => request.socket.destroyed,
});

/** Everything that a public page depends on; undefined for pages that are not kept. */
function cacheKey({ page, release, status, address }: View, visit: Visit) {
  const { mode, storeLines, storeBanner, appDevice, language, origin, keepsProps } = visit;
  if (page.cache === 'private' || release.notice || status !== undefined || keepsProps) return undefined;
  const { id } = release.release;
  return `${id} ${release.isTrial ? 'trial' : 'stable'} ${mode ?? ''} ${storeLines ?? ''} ${storeBanner ?? ''} ${appDevice ?? ''} ${language} ${origin}${address}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
