import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import type { PageConfig } from '@fachwerk/shared/widget';
import type { FastifyBaseLogger } from 'fastify';
import type { Page } from '../content/load-content';
import { type ConfiguredVisit, visitConfig } from '../content/visit-config';
import type { FragmentFailure, Viewer } from '../fragment-job';
import { offlineFiles, offlineVersion } from '../installable/offline-files';
import { INSTALLABLE_HEADER } from '../installable/worker/offline-file';
import type { ChosenRelease } from './choose-release';
import { composeDocument } from './compose-document';
import { earlyLinks } from './early-hints';
import { isMeasured, measuredConfig } from './measured-pages';
import { metricsOfPage, pageTypeOf } from './metrics-of-page';
import { sourcesOfPage } from './outside-sources';
import type { PageAnswer } from './page-answer';
import { sheetsOf } from './page-files';
import { headContent } from './page-head';
import { cacheControl } from './page-headers';
import { LANGUAGE_URL, type PageLanguage } from './page-language';
import { zonesOf } from './page-mode';
import { pageResponse } from './page-response';
import type { PageServer } from './page-server';
import { withPictureVersions } from './picture-addresses';
import { isWidgetSlot, type PagePlan, planPage, type WidgetSlot } from './plan-page';
import { previewBanner } from './preview-banner';
import { renderInstant } from './render-instant';
import { type RenderedSlot, renderSlots } from './render-slots';
import { skipLinks } from './skip-links';

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

/** The facts of a request that a page may depend on. */
export interface Visit extends PageLanguage {
  origin: string;
  /** Name of the mode; undefined in the shop's own frame. */
  mode: string | undefined;
  /** Lines about the visitor's store that the page reserves; undefined without a store. */
  storeLines: string | undefined;
  /** 'exited' if the visitor has closed the banner about the store. */
  storeBanner: string | undefined;
  /** The device of the mobile app; undefined in browsers. */
  appDevice: string | undefined;
  /** Used on private pages only. */
  cookie: string | undefined;
  viewer: Viewer;
  /** The widget catalogue and the dev server render widgets again. */
  keepsProps: boolean;
  /** Pages wait for long: extra widgets are left out. */
  isSparing?: boolean;
  log: FastifyBaseLogger;
  /** Called with the links for early hints while the widgets are rendered. */
  onLinks?: (links: readonly string[]) => void;
}

/** Address of the icon that every page links. */
export const FAVICON = '/favicon.svg';

/** Seconds until a search engine or a browser should try again. */
const RETRY_AFTER = '5';

/** Renders the widgets of a page and composes its document. */
export async function composePage(server: PageServer, view: View, visit: Visit): Promise<PageAnswer> {
  const { content } = server;
  const { page, params, release, address } = view;
  const { origin, mode, storeLines, storeBanner, appDevice, language, log } = visit;
  const configured = configuredBy(visit);
  const { notice } = release;
  const isPrivate = page.cache === 'private';
  const zones = view.isBare ? { header: [], footer: [] } : zonesOf(content.frame, visit);
  const sourcesOfFrame = isMeasured(view, visit) ? Object.keys(server.outsideSources) : [];
  const { slots, unknown } = planPage(zones, page, params, { ...release, sources: sourcesOfFrame, language });
  const plan = { slots: withPictureVersions(slots, await server.pictureAddresses()), unknown };
  server.warnOfUnknown({ log, releaseId: release.release.id, file: page.file, widgets: plan.unknown });

  const names = plan.slots.filter(isWidgetSlot).map(({ widget }) => widget);
  const sheets = sheetsOf(release, names);
  const composed = server.pageSheet(sheets);
  const styles = server.styles(plan, mode);
  const hints = server.earlyHints
    ? composed.then((sheet) => earlyLinks(release.shell, sheet, styles))
    : undefined;
  void hints?.then((links) => visit.onLinks?.(links));
  const rendered = await renderSlots({
    plan,
    release,
    log,
    viewer: visit.viewer,
    pool: server.pool,
    messages: server.messages,
    pageUrl: `${origin}${address}`,
    now: renderInstant(isPrivate),
    isPrivatePage: isPrivate,
    configured,
    visitor: isPrivate && visit.cookie ? { cookie: visit.cookie } : undefined,
    isOverloaded: server.admission.isBusy,
    isSparing: visit.isSparing === true && !view.isBare,
  });

  const main = rendered.find(({ slot }) => slot.isMain)?.result;
  const head = main?.ok ? main.page : undefined;
  // A part of the address that the widget refuses is no page. Other props were checked with the content.
  const isRefused = main?.ok === false && main.reason === 'props' && Object.keys(view.params).length > 0;
  const response = view.status
    ? ({ kind: 'page', status: view.status } as const)
    : pageResponse(isRefused ? { status: 404 } : head);
  if (response.kind === 'redirect') return response;
  if (response.kind === 'not-found') {
    const { status } = response;
    return composePage(server, { ...view, page: content.notFound, params: {}, status }, visit);
  }

  // Search engines try again later. Visitors get the page, and the browser renders the widget.
  const hasMain = page.main === undefined || main?.ok === true || main?.reason === 'browser-only';
  const status = hasMain ? response.status : 503;
  const { skipLink } = { ...content.frame, ...content.frame.translations?.[language] };
  const sheet = await composed;
  const links = (await hints) ?? [];
  const trustedTypes = trustedTypesOf(release, names);
  const outside = outsideOf(server, view, visit, names);
  const sources = outside?.origins;
  const failures = failuresIn(rendered);
  const install = server.installPart(page);
  const isInstallable = install !== undefined;
  const offline = install
    ? offlineFiles({
        ...release,
        widgets: names,
        ownWidgets: plan.slots.filter(isOfPage).map(({ widget }) => widget),
        sheets: sheet ? [sheet] : sheets,
        others: [...styles, install.script, FAVICON],
      })
    : undefined;
  const html = composeDocument({
    head: headOf(server, view, visit, head),
    plan,
    rendered,
    release,
    skipLinks: skipLinks(skipLink, main),
    mode,
    language,
    storeLines,
    storeBanner,
    config: configOfPage(server, view, visitConfig(content.config, configured), outside?.config),
    sheets: sheet ? [sheet] : sheets,
    styles,
    banner: notice ? previewBanner(notice, address) : '',
    keepsProps: visit.keepsProps,
    installHead: install?.head,
    // A page that lacks a widget is not to be kept.
    offline: failures.length === 0 ? offline : undefined,
  });
  const otherDataAt = oldestOtherData(rendered);
  return {
    kind: 'page',
    status,
    html,
    isPrivate,
    cacheControl: cacheControl({
      cache: page.cache,
      status,
      isDegraded: failures.length > 0,
      isVariant:
        (mode ?? storeLines ?? storeBanner ?? appDevice ?? configured.language) !== undefined ||
        (visit.keepsProps && view.isBare !== true),
      isTrial: release.isTrial,
      isPreview: notice !== undefined,
      hasOtherData: rendered.some(({ result }) => result.ok && result.reads.otherData),
    }),
    headers: {
      ...pageHeaders(server, view, visit),
      ...((trustedTypes.length > 0 || isInstallable || outside) && {
        'content-security-policy': server.contentPolicy({ trustedTypes, isInstallable, sources }),
      }),
      ...(offline && { [INSTALLABLE_HEADER]: offlineVersion(offline) }),
      ...(links.length > 0 && { link: links.join(', ') }),
      ...(status === 503 && { 'retry-after': RETRY_AFTER }),
    },
    dataVersions: versionsIn(rendered),
    ...(otherDataAt !== undefined && { otherDataAt }),
    isSparing: status === 200 && failures.length > 0 && failures.every((reason) => reason === 'left-out'),
  };
}

/** What the main widget says of the page, completed by its content file. */
const headOf = (
  { content, sharePicture }: PageServer,
  { page, address, release }: View,
  { language, origin }: Visit,
  said: Parameters<typeof headContent>[0],
) =>
  headContent(
    said,
    {
      ...page,
      ...page.translations?.[language],
      siteName: content.frame.siteName,
      address,
      picture: sharePicture,
      ...(release.notice && { robots: 'noindex' }),
    },
    origin,
  );

/** What the visit changes in the settings of the page. */
const configuredBy = ({ appDevice, language, isChosen }: Visit): ConfiguredVisit => ({
  ...(appDevice && { appDevice }),
  ...(language !== DEFAULT_LANGUAGE && { language }),
  ...(isChosen && { languageUrl: LANGUAGE_URL }),
});

const pageHeaders = (server: PageServer, { release }: View, { language }: Visit) => ({
  'x-release': release.release.id,
  'content-language': language,
  'speculation-rules': `"${server.speculationRules}"`,
  ...(release.notice && { 'x-robots-tag': 'noindex' }),
});

/** A preview is no visit, and the catalogue shows parts of pages: neither is measured. */
function configOfPage(
  { metrics }: PageServer,
  { page, params, release, isBare }: View,
  ofVisit: PageConfig,
  outside: Partial<PageConfig> | undefined,
): PageConfig {
  const inApp = ofVisit.appDevice !== undefined && { pageType: pageTypeOf(page, params) };
  const config = { ...ofVisit, ...measuredConfig(page, outside), ...inApp };
  if (!metrics || release.notice || isBare) return config;
  return { ...config, metrics: metricsOfPage(metrics, page, params) };
}
const outsideOf = (server: PageServer, view: View, visit: Visit, names: readonly string[]) =>
  sourcesOfPage(server.outsideSources, view.release.release, { names, isMeasured: isMeasured(view, visit) });

/** Widgets of the page itself, not of its frame. */
const isOfPage = (slot: PagePlan['slots'][number]): slot is WidgetSlot =>
  isWidgetSlot(slot) && slot.zone === 'main';

const failuresIn = (rendered: readonly RenderedSlot[]): FragmentFailure[] =>
  rendered.flatMap(({ result }) => (result.ok || INTENDED.includes(result.reason) ? [] : result.reason));

/** Policies that the micro-frontends of the widgets may create. */
const trustedTypesOf = (
  { release, trustedTypes = {} }: ChosenRelease,
  widgets: readonly string[],
): string[] => [...new Set(widgets.flatMap((name) => trustedTypes[release.widgets[name]?.mfe ?? ''] ?? []))];

const versionsIn = (rendered: readonly RenderedSlot[]): string[] => [
  ...new Set(rendered.flatMap(({ result }) => (result.ok ? (result.reads.dataVersion ?? []) : []))),
];

function oldestOtherData(rendered: readonly RenderedSlot[]): number | undefined {
  const times = rendered.flatMap(({ result }) => (result.ok ? (result.otherDataAt ?? []) : []));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The browser renders the widget because of its declaration, not because of a failure. */
const INTENDED: readonly FragmentFailure[] = ['personal', 'on-request', 'browser-only'];
