import { setCookie } from '@fachwerk/server-kit/cookies';
import { PERIODS } from '@fachwerk/server-kit/periods';
import { isPrefetch } from '@fachwerk/server-kit/prefetch';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rememberApp } from './app-device';
import { LANGUAGE_URL } from './page-language';
import { pageOrigin } from './page-origin';
import type { PageServer } from './page-server';
import { localTarget, previewInAddress } from './preview-link';
import { refusePrefetch } from './refuse-prefetch';
import { servePage } from './serve-page';

type Asked = FastifyRequest<{ Params: { language: string } }>;

/**
 * `/language/{language}/`: sets the cookie and leads back to the page with the link, which the browser names
 * as the referrer: so the link is the same on all pages, and works without script. German, the language
 * without a choice, removes the cookie, so that caches answer again.
 */
export function languageRoutes(app: FastifyInstance, server: PageServer): void {
  const { publicUrl } = server;
  const choose = async (request: Asked, reply: FastifyReply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return servePage(server, request, reply);
    if (isPrefetch(request)) return refusePrefetch(reply);
    const isDefault = language === DEFAULT_LANGUAGE;
    const isSecure = publicUrl?.startsWith('https:') ?? false;
    rememberApp(request.headers, reply, isSecure);
    setCookie(reply, LANGUAGE_COOKIE, isDefault ? '' : language, {
      path: '/',
      sameSite: 'Lax',
      maxAgeSeconds: isDefault ? 0 : PERIODS.languageDays * 24 * 60 * 60,
      isSecure,
    });
    return reply
      .header('cache-control', 'no-store')
      .redirect(pageBefore(request.headers.referer, pageOrigin(request, publicUrl)), 303);
  };
  app.get(`${LANGUAGE_URL}:language/`, choose);
  // As it is written by hand; a redirect to the slash would be a second one.
  app.get(`${LANGUAGE_URL}:language`, choose);
}

/** Path and query of a page of this shop; the start page for others and for an unknown one. */
function pageBefore(referrer: string | undefined, origin: string): string {
  if (referrer === undefined || !URL.canParse(referrer)) return '/';
  const { origin: itsOrigin, pathname, search } = new URL(referrer);
  if (itsOrigin !== origin || pathname.startsWith(LANGUAGE_URL)) return '/';
  // A link that opens or ends a preview is not followed again.
  return localTarget(previewInAddress(pathname + search).rest);
}
