import { pickWidgets } from '@fachwerk/shared/contracts';
import { absoluteConfig, embedJson } from '@fachwerk/shared/widget';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FragmentFailure, FragmentResult } from '../fragment-job';
import { chooseRelease, type ChosenRelease } from '../page/choose-release';
import { forShell } from '../page/compose-document';
import { ageSecondsOf } from '../page/data-age';
import { finishPage } from '../page/finish-page';
import { cacheControl } from '../page/page-headers';
import { pageOrigin } from '../page/page-origin';
import type { PageServer } from '../page/page-server';
import type { WidgetSlot } from '../page/plan-page';
import { renderInstant } from '../page/render-instant';
import { renderSlots } from '../page/render-slots';
import { sendPage } from '../page/send-page';
import { applicantOf } from '../page/serve-page';
import { slotHtml } from '../page/slot-html';
import { viewerOf } from '../page/viewer';
import { readFragmentQuery, readWidgetNames } from './fragment-query';
import { filesFor, linkHeader, scriptTag, styleTag } from './include-files';

type Asked = FastifyRequest<{ Params: { widget: string } }>;

/**
 * The caller chooses the props, so that a browser must not show the answer under the shop's address: it saves
 * a text file instead. Includes on servers and `fetch` do not read these headers.
 */
const INCLUDE_ONLY = {
  'content-disposition': 'attachment; filename="fragment.txt"',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex, nofollow',
};
const includeOnly = {
  async onRequest(_request: FastifyRequest, reply: FastifyReply) {
    void reply.headers(INCLUDE_ONLY);
  },
};

/**
 * Widgets for third-party pages that include addresses (SSI, ESI or own code). All addresses are absolute.
 */
export function fragmentRoutes(app: FastifyInstance, server: PageServer): void {
  const choose = (request: FastifyRequest) => chooseRelease(server.releases, request.headers.cookie);

  app.get('/fragments/release', includeOnly, async (request, reply) => {
    const { release } = await choose(request);
    return reply.code(204).headers({ 'x-release': release.id, 'cache-control': 'private, no-store' }).send();
  });

  app.get('/fragments/head', includeOnly, async (request, reply) => {
    const names = readWidgetNames(request.query);
    if (names.length === 0)
      return refuse(reply, 400, 'widgets is missing: ?widgets=product-teaser,cart-page');
    const release = await choose(request);
    return answer(request, reply, { release, status: 200, ...headOf(server, request, release, names) });
  });

  app.get('/fragments/:widget', includeOnly, async (request: Asked, reply) => {
    const { widget } = request.params;
    const query = readFragmentQuery(widget, request.query);
    const release = await choose(request);
    const picked = pickWidgets(release.release, [widget]);
    const place = Object.hasOwn(picked.widgets, widget) ? picked.widgets[widget] : undefined;
    if (!place) return refuse(reply, 404, `No live micro-frontend offers a widget "${widget}".`);
    if (typeof query === 'string') return refuse(reply, 400, query);

    const origin = pageOrigin(request, server.publicUrl);
    // The including page decides the width, as the frame does on our pages.
    const { props, id, page } = query;
    const slot: WidgetSlot = { zone: 'header', widget, props, id, isMain: false };
    const render = (isSparing: boolean) =>
      renderSlots({
        plan: { slots: [slot], unknown: [] },
        release,
        pool: server.pool,
        messages: server.messages,
        log: request.log as FastifyBaseLogger,
        pageUrl: `${origin}${page}`,
        now: renderInstant(false),
        isPrivatePage: false,
        visitor: undefined,
        viewer: viewerOf(request),
        absoluteTo: origin,
        isSparing,
      });
    const [rendered] = await server.admission.run(applicantOf(request), render);
    const result: FragmentResult = rendered?.result ?? { ok: false, reason: 'unavailable', message: '' };
    if (!result.ok && SAID[result.reason])
      return refuse(reply, 400, SAID[result.reason]?.(result.message) ?? '');
    const { styles, shell } = filesFor(release, picked, origin);
    return answer(request, reply, {
      release,
      // Without server HTML the element is empty, and the browser renders it.
      status: result.ok || BY_BROWSER.includes(result.reason) ? 200 : 503,
      isDegraded: !result.ok && result.reason === 'left-out',
      result,
      // The usage inventory and `lint-page` read the props of third-party pages.
      html: `${slotHtml(slot, result, place, { keepsProps: true, texts: rendered?.texts })}\n`,
      link: linkHeader([...styles, ...shell]),
    });
  });
}

/** The page contains only the element, because of the declaration of the widget or its importance. */
const BY_BROWSER: readonly FragmentFailure[] = ['on-request', 'browser-only', 'left-out'];

/** A fault in the request; other failures are temporary. */
const SAID: Partial<Record<FragmentFailure, (message: string) => string>> = {
  props: (message) => message,
  personal: () =>
    'It shows data of the visitor, and fragments are the same for everybody: write <div data-widget="…"> into the page instead.',
};

interface FragmentAnswer {
  release: ChosenRelease;
  status: number;
  /** Not to be kept by caches: the widget is left out. */
  isDegraded?: boolean;
  result?: FragmentResult;
  html: string;
  link: string;
}

function headOf(server: PageServer, request: FastifyRequest, release: ChosenRelease, names: string[]) {
  const origin = pageOrigin(request, server.publicUrl);
  const picked = pickWidgets(release.release, names);
  const unknown = names.filter((name) => !Object.hasOwn(picked.widgets, name));
  const { styles, shell } = filesFor(release, picked, origin);
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${embedJson(value)}</script>`;
  const lines = [
    ...unknown.map((name) => comment(`no live micro-frontend offers a widget "${name}"`)),
    ...styles.map(styleTag),
    ...shell.map(scriptTag),
    json('fachwerk-release', forShell(picked)),
    json('fachwerk-config', absoluteConfig(server.content.config, origin)),
  ];
  return { html: `${lines.join('\n')}\n`, link: linkHeader([...styles, ...shell]) };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { release, status, isDegraded = false, result, html, link }: FragmentAnswer,
) {
  const { isTrial, notice } = release;
  const isPreview = notice !== undefined;
  const isShared = !isTrial && !isPreview;
  const hasOtherData = result?.ok === true && result.reads.otherData;
  const otherDataAt = result?.ok ? result.otherDataAt : undefined;
  const page = finishPage({
    kind: 'page',
    status,
    html,
    isPrivate: false,
    cacheControl:
      status === 200
        ? cacheControl({
            cache: 'public',
            isVariant: false,
            status,
            isDegraded,
            isTrial,
            isPreview,
            hasOtherData,
          })
        : isShared
          ? 'public, max-age=0, s-maxage=5'
          : 'private, no-store',
    headers: {
      'x-release': release.release.id,
      'access-control-allow-origin': '*',
      link,
      ...(status === 503 && { 'retry-after': '5' }),
    },
    dataVersions: [],
  });
  const ageSeconds = otherDataAt === undefined ? 0 : ageSecondsOf(otherDataAt, Date.now());
  return sendPage(request, reply, { ...page, ...(hasOtherData && { ageSeconds }) });
}

/** A comment: included unseen it shows nothing, and developers find the reason in the source. */
const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    .send(`${comment(message)}\n`);

const comment = (text: string): string => `<!-- Fachwerk: ${text.replace(/[<>]|--+/g, ' ')} -->`;
