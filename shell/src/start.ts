import { browserTabLink, createBus } from '@fachwerk/shared/bus';
import { readPageConfig, resolveRelease } from '@fachwerk/shared/calls';
import {
  absoluteAddresses,
  type HttpClient,
  type HttpClientOptions,
  isHttpError,
} from '@fachwerk/shared/http';
import type { PageConfig } from '@fachwerk/shared/widget';
import type { PendingWork } from './core/pending-work';
import type { ShellPage } from './core/read-page';
import type { EarlyVisitor } from './core/visitor';
import { whenIdle } from './core/when-idle';
import type { StartReason } from './core/when-to-start';
import { offerInspector } from './inspector/offer-inspector';
import { versionOf, watchIntrinsics, watchLoads } from './intrinsics/intrinsics';
import { createBadVersions } from './lifecycle/bad-versions';
import { findWidgets } from './lifecycle/find-widgets';
import { createHealer } from './lifecycle/heal';
import { createLayers } from './lifecycle/layers';
import { createTurns } from './lifecycle/turns';
import { startLifecycle } from './lifecycle/widget-lifecycle';
import { createFederationLoader } from './loading/federation';
import { watchFiles } from './loading/watch-files';
import { followLostMessages } from './messages/lost-messages';
import { createTimeline } from './messages/timeline';
import { mountWidget } from './mounting/mount-widget';
import { followConsent } from './page/consent';
import { isSparing } from './page/is-sparing';
import { followLeaving } from './page/leaving';
import { addPageStyle, markStyles } from './page/page-style';
import { followNavigationOverlay } from './page-state/navigation-overlay';
import { followOpenedSidebar } from './page-state/opened-sidebar';
import { followScrollLock } from './page-state/scroll-lock';
import { followScrollPosition } from './page-state/scroll-position';
import { createContentProvider } from './platform/content-provider';
import { countCalls, lateClient } from './platform/late-client';
import { createMessages } from './platform/messages';
import { overlayRoot } from './platform/overlay-root';
import { createSession } from './platform/session';
import { sessionText } from './platform/session-text';
import { createReleaseIndex, type Placement } from './release/release-index';
import { isCataloguePreview, offerReplay } from './replay/offer-replay';
import { reportChange } from './telemetry/report-change';
import { createTelemetry } from './telemetry/telemetry';
import { usesOnPage } from './telemetry/uses-on-page';
import { timeLimit } from './time-limits';

const IDLE_TIMEOUT = 2000;

export interface StartOptions {
  page: ShellPage;
  reason: StartReason;
  /** On pages of the shop. */
  visitor: EarlyVisitor | undefined;
  work: PendingWork;
}

/** Entry of the runtime: creates all parts. `origin` is the shop's. */
export async function start({ page, reason, visitor, work }: StartOptions): Promise<void> {
  const { origin, isIsolated, inheritsType, hasTelemetry, release, isOwnPage, messages: pageMessages } = page;
  const timeline = createTimeline();
  const isPreview = isOwnPage && isCataloguePreview(location.pathname);
  const bus = createBus({
    validate: process.env.NODE_ENV !== 'production',
    // What is tried in a preview of the catalogue changes no other page.
    ...(!isPreview && { tabs: browserTabLink() }),
    onMessage: (message) => timeline.record(message),
  });
  const registry = countCalls(httpClient({ baseURL: origin }), work);

  let pageConfig: Promise<PageConfig> | undefined;
  const config = () => {
    pageConfig ??= page.config ? Promise.resolve(page.config) : registry.call(readPageConfig);
    return pageConfig;
  };
  const language = async () => (await config()).shopLocale.split('-')[0] ?? 'de';
  const session = createSession(() => ({ bus, api }), visitor?.take());
  const absolute = isOwnPage ? undefined : (value: unknown) => absoluteAddresses(value, origin);
  const client = httpClient({
    baseURL: page.config?.apiOrigin ?? origin,
    fetchCsrf: () => session.csrf(),
    // Not stored in development: changed texts appear at once.
    ...(process.env.NODE_ENV === 'production' && { storage: sessionText() }),
    ...(absolute && { receive: absolute }),
  });
  const api = countCalls(client, work);

  const { signal } = new AbortController();
  watchFiles(work, signal);
  const leaving = followLeaving(work, signal);
  const intrinsics = watchIntrinsics({
    isOwnPage,
    onChange: (by, names) => reportChange(by, names, telemetry),
    signal,
  });
  prepareAtInteraction(() => api.prepare(), reason);
  followConsent(bus, signal);
  followScrollLock(bus, signal);
  const isolation =
    isIsolated && !isOwnPage
      ? (await import(/* webpackChunkName: "isolation" */ './isolate/isolation')).createIsolation({
          origin,
          language,
        })
      : undefined;
  const overlays = (placement?: Placement) => isolation?.overlayRoot(placement) ?? overlayRoot(isOwnPage);
  followNavigationOverlay(bus, overlays, signal);
  followOpenedSidebar(bus, signal);
  followScrollPosition(bus, signal);
  bus.set('isOldBrowser', typeof structuredClone !== 'function');
  offerInspector({ timeline, bus, release }, signal);
  if (isPreview) offerReplay(bus, timeline, signal);
  if (release) markStyles();
  if (!isOwnPage && !isolation) addPageStyle(origin);

  const badVersions = createBadVersions({ useCookie: isOwnPage });
  const releases = createReleaseIndex({
    release,
    origin,
    fetchRelease: (names, avoid) => fetchRelease(registry, names, avoid ?? badVersions.list()),
  });
  const healer = createHealer({
    releases,
    badVersions,
    // A preview must show its failures.
    isFixed: (mfe) => release?.preview?.mfe === mfe.replace(/@.*/, ''),
  });
  const telemetry =
    hasTelemetry && !release?.preview && process.env.NODE_ENV === 'production'
      ? createTelemetry({
          bus,
          origin,
          release: release?.id ?? '',
          shell: release?.shell,
          page: (isOwnPage ? '' : location.origin) + location.pathname,
          ...(!isOwnPage && { uses: usesOnPage }),
          leaving,
          signal,
        })
      : undefined;
  const content = createContentProvider({
    bus,
    api,
    addWork: (what, ended) => void work.add(what, ended),
    config,
    messages: createMessages(api, language, isOwnPage ? undefined : registry),
    pageMessages,
    overlayRoot: overlays,
    absolute,
  });
  if (telemetry)
    followLostMessages({
      timeline,
      telemetry,
      isTrial: Object.values(release?.mfes ?? {}).some(({ isTrial }) => isTrial),
    });
  const loader = watchLoads(createFederationLoader(), intrinsics);
  const layers = createLayers({ bus, text: content.text, signal });
  const services = {
    releases,
    healer,
    loader,
    content,
    bus,
    layers,
    telemetry,
    work,
    leaving,
    mount: mountWidget,
    checkPage(ran?: Placement) {
      intrinsics.check(ran && versionOf(ran));
      if (ran) whenIdle(() => intrinsics.check(), IDLE_TIMEOUT);
    },
    turn: createTurns(),
    isSparing: isSparing(),
    createContainer: isolation?.createContainer,
  };
  findWidgets((element) => {
    if (inheritsType) element.dataset.inheritType = '';
    return startLifecycle(element, services);
  }, signal);

  session.start();
  if (!isOwnPage)
    session.csrf().catch((error: unknown) => {
      if (isHttpError(error) && error.kind === 'network')
        void explainOrigin(page.config?.apiOrigin ?? origin).catch(() => {});
    });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.refresh();
  });
}

/** Without axios, which no page needs before its first call. */
const httpClient = (options: HttpClientOptions) =>
  lateClient(async () => {
    const { createHttpClient } = await import(/* webpackChunkName: "http" */ './platform/http-code');
    return createHttpClient({ timeout: timeLimit('call'), ...options });
  });

const explainOrigin = async (apiOrigin: string) =>
  (await import(/* webpackChunkName: "explain-origin" */ './platform/explain-origin')).explainRefusedOrigin(
    apiOrigin,
  );

/** Most interactions lead to a call. */
function prepareAtInteraction(prepare: () => void, reason: StartReason): void {
  if (reason === 'needed') return prepare();
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, prepare, { capture: true, once: true, passive: true });
}

const fetchRelease = (registry: HttpClient, names: readonly string[], avoid: readonly string[]) =>
  registry.call(resolveRelease, {
    query: { widgets: names.join(), ...(avoid.length > 0 && { avoid: avoid.join() }) },
    timeout: timeLimit('release'),
  });
