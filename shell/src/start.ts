import { browserTabLink, type Bus, createBus } from '@fachwerk/shared/bus';
import { resolveRelease } from '@fachwerk/shared/calls';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { offerAppBridge } from './app/offer-app-bridge';
import type { PendingWork } from './core/pending-work';
import type { ShellPage } from './core/read-page';
import type { EarlyVisitor } from './core/visitor';
import { whenIdle } from './core/when-idle';
import type { StartReason } from './core/when-to-start';
import { offerInspector } from './inspector/offer-inspector';
import { versionOf, watchIntrinsics, watchLoads } from './intrinsics/intrinsics';
import type { Isolation } from './isolate/isolation';
import { createBadVersions } from './lifecycle/bad-versions';
import { findWidgets } from './lifecycle/find-widgets';
import { createHealer } from './lifecycle/heal';
import { createLayers } from './lifecycle/layers';
import { raiseMissingRoot } from './lifecycle/missing-root';
import { createTurns } from './lifecycle/turns';
import { startLifecycle } from './lifecycle/widget-lifecycle';
import { createFederationLoader } from './loading/federation';
import { watchFiles } from './loading/watch-files';
import { followLostMessages } from './messages/lost-messages';
import { createTimeline, type Timeline } from './messages/timeline';
import { mountWidget } from './mounting/mount-widget';
import { followConsent } from './page/consent';
import { isSparing } from './page/is-sparing';
import { followLeaving } from './page/leaving';
import { addPageStyle, markStyles } from './page/page-style';
import { followStoreMarks } from './page/store-marks';
import { followNavigationOverlay } from './page-state/navigation-overlay';
import { followOpenedSidebar } from './page-state/opened-sidebar';
import { followScrollLock } from './page-state/scroll-lock';
import { followScrollPosition } from './page-state/scroll-position';
import { type ContentProvider, createContentProvider } from './platform/content-provider';
import { logScriptFailures } from './platform/log-script-failures';
import { createMessages } from './platform/messages';
import { overlayRoot } from './platform/overlay-root';
import { createPageCalls, type PageCalls } from './platform/page-calls';
import { createReleaseIndex, type Placement } from './release/release-index';
import { isCataloguePreview, offerReplay } from './replay/offer-replay';
import { logMissingTexts } from './telemetry/log-missing-texts';
import { reportChange } from './telemetry/report-change';
import { createTelemetry, type Telemetry, type TelemetryOptions } from './telemetry/telemetry';
import { usesOnPage } from './telemetry/uses-on-page';
import { timeLimit } from './time-limits';
import { followTrackers } from './trackers/follow-trackers';
import { offerWebVitals } from './trackers/offer-web-vitals';
import { TRACKERS } from './trackers/trackers';

const IDLE_TIMEOUT = 2000;

export interface StartOptions {
  page: ShellPage;
  reason: StartReason;
  /** On pages of the shop. */
  visitor: EarlyVisitor | undefined;
  work: PendingWork;
}

/** Entry of the runtime: creates all parts. */
export async function start({ page, reason, visitor, work }: StartOptions): Promise<void> {
  const { isOwnPage, inheritsType, release } = page;
  const { signal } = new AbortController();
  const timeline = createTimeline();
  const isPreview = isOwnPage && isCataloguePreview(location.pathname);
  const bus = createPageBus(timeline, isPreview);
  const calls = createPageCalls(page, bus, visitor, work);

  watchFiles(work, signal);
  const leaving = followLeaving(work, signal);
  const intrinsics = watchIntrinsics({
    isOwnPage,
    onChange: (by, names) => reportChange(by, names, telemetry),
    signal,
  });
  prepareAtInteraction(() => calls.api.prepare(), reason);
  const { consent, appDevice } = page.config ?? {};
  const question = { offered: consent?.services ?? [], version: consent?.version };
  followConsent(bus, { isOwnPage, ...question, appDevice }, signal);
  offerWebVitals(page, bus, signal);
  if (isOwnPage) followStoreMarks(bus, signal);
  if (!isPreview)
    offerAppBridge(page, {
      bus,
      past: timeline.entries,
      refreshVisitor: () => calls.session.refresh(),
      signal,
    });
  followScrollLock(bus, signal);
  const isolation = await isolationOf(page, calls);
  const overlays = (placement?: Placement) => isolation?.overlayRoot(placement) ?? overlayRoot(isOwnPage);
  followPageState(bus, overlays, signal);
  offerInspector({ timeline, bus, release }, signal);
  if (isPreview) offerReplay(bus, timeline, signal);
  addStyles(page, isolation);

  const { releases, healer } = versionsOf(page, calls);
  const telemetry = telemetryOf(page, { bus, leaving, signal });
  const loadOutsideScript = outsideScripts(bus, page);
  const content = contentOf(page, { bus, calls, work, overlays, loadOutsideScript, telemetry });
  if (telemetry) followLostMessages({ timeline, telemetry, isTrial: hasTrial(release) });
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
  if (isOwnPage && page.config && !isPreview)
    followTrackers(TRACKERS, { config: page.config, bus, api: calls.api, loadOutsideScript, signal });
  findWidgets((element) => {
    if (inheritsType) element.dataset.inheritType = '';
    return startLifecycle(element, services);
  }, signal);
  raiseMissingRoot(page);
  startSession(page, calls);
}

const createPageBus = (timeline: Timeline, isPreview: boolean) =>
  createBus({
    validate: process.env.NODE_ENV !== 'production',
    // What is tried in a preview of the catalogue changes no other page.
    ...(!isPreview && { tabs: browserTabLink() }),
    onMessage: (message) => timeline.record(message),
  });

async function isolationOf(
  { isIsolated, isOwnPage, origin }: ShellPage,
  { language }: PageCalls,
): Promise<Isolation | undefined> {
  if (!isIsolated || isOwnPage) return undefined;
  const { createIsolation } = await import(/* webpackChunkName: "isolation" */ './isolate/isolation');
  return createIsolation({ origin, language });
}

function followPageState(bus: Bus, overlays: () => HTMLElement, signal: AbortSignal): void {
  followNavigationOverlay(bus, overlays, signal);
  followOpenedSidebar(bus, signal);
  followScrollPosition(bus, signal);
  bus.set('isOldBrowser', typeof structuredClone !== 'function');
}

function addStyles({ release, isOwnPage, origin }: ShellPage, isolation: Isolation | undefined): void {
  if (release) markStyles();
  if (!isOwnPage && !isolation) addPageStyle(origin);
}

function versionsOf({ release, origin, isOwnPage }: ShellPage, { registry }: PageCalls) {
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
  return { releases, healer };
}

function telemetryOf(
  { hasTelemetry, release, isOwnPage, origin }: ShellPage,
  { bus, leaving, signal }: Pick<TelemetryOptions, 'bus' | 'leaving' | 'signal'>,
): Telemetry | undefined {
  if (!hasTelemetry || release?.preview || process.env.NODE_ENV !== 'production') return undefined;
  return createTelemetry({
    bus,
    origin,
    release: release?.id ?? '',
    shell: release?.shell,
    page: (isOwnPage ? '' : location.origin) + location.pathname,
    ...(!isOwnPage && { uses: usesOnPage }),
    leaving,
    signal,
  });
}

function contentOf(
  { isOwnPage, messages: pageMessages }: ShellPage,
  { bus, calls, work, overlays, loadOutsideScript, telemetry }: ContentParts,
): ContentProvider {
  const { api, registry, config, language, absolute } = calls;
  return createContentProvider({
    bus,
    api,
    addWork: (what, ended) => void work.add(what, ended),
    loadOutsideScript: logScriptFailures(loadOutsideScript),
    reportMissingText: logMissingTexts(telemetry),
    config,
    messages: createMessages(api, language, isOwnPage ? undefined : registry),
    pageMessages,
    overlayRoot: overlays,
    absolute,
  });
}

const hasTrial = (release: ShellPage['release']) =>
  Object.values(release?.mfes ?? {}).some(({ isTrial }) => isTrial);

function startSession({ isOwnPage, config, origin }: ShellPage, { session }: PageCalls): void {
  session.start();
  if (!isOwnPage)
    session.csrf().catch((error: unknown) => {
      if (isHttpError(error) && error.kind === 'network')
        void explainOrigin(config?.apiOrigin ?? origin).catch(() => {});
    });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.refresh();
  });
}

async function explainOrigin(apiOrigin: string) {
  const { explainRefusedOrigin } = await import(
    /* webpackChunkName: "explain-origin" */ './platform/explain-origin'
  );
  return explainRefusedOrigin(apiOrigin);
}

interface ContentParts {
  bus: Bus;
  calls: PageCalls;
  work: PendingWork;
  overlays(placement?: Placement): HTMLElement;
  loadOutsideScript(source: string): Promise<void>;
  telemetry: Telemetry | undefined;
}

const outsideScripts =
  (bus: Bus, { config }: ShellPage) =>
  async (source: string): Promise<void> => {
    const code = await import(/* webpackChunkName: "outside-script" */ './platform/outside-script');
    return code.loadOutsideScript(source, { bus, scripts: config?.outsideScripts });
  };

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
