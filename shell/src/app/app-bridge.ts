import { injectedApp, receiveFromApp, sendToApp } from '@fachwerk/shared/app-bridge';
import type { AppInterface } from '@fachwerk/shared/app-messages';
import { type Bus, requestLayer } from '@fachwerk/shared/bus';
import type { Timeline } from '../messages/timeline';
import { followAddress } from './follow-address';
import { followGlobals } from './follow-globals';
import { followUuid } from './follow-uuid';
import { mergeCalls } from './merge-calls';
import { sendEvents } from './send-events';

export interface BridgeParts {
  bus: Bus;
  /** Messages of the bus before the bridge was loaded. */
  past: Timeline['entries'];
  pageType: string;
  /** Loads the visitor again. */
  refreshVisitor(): void;
  signal: AbortSignal;
}

/** An app that asks after each state would ask for ever. */
export const ASKED_AGAIN_MS = 1000;

/** Connects the page with the native app that shows it (docs/contracts/app-bridge.md). */
export function startAppBridge(parts: BridgeParts): void {
  const present = injectedApp();
  if (present) connect(present, parts);
  else whenAdded((app) => connect(app, parts), parts.signal);
}

/** An app may add its interface while the page loads; an older one never does. */
function whenAdded(run: (app: AppInterface) => void, signal: AbortSignal): void {
  let added: AppInterface | undefined;
  Object.defineProperty(window, 'fachwerkApp', {
    configurable: true,
    enumerable: true,
    get: () => added,
    set(app: AppInterface | undefined) {
      const isFirst = added === undefined && app !== undefined;
      added = app;
      if (isFirst && !signal.aborted) run(app);
    },
  });
}

function connect(app: AppInterface, { bus, past, pageType, refreshVisitor, signal }: BridgeParts): void {
  /** What the app itself asks for is not reported to it. */
  let isCommanded = false;
  const uuid = followUuid(app, bus, signal);
  const globals = followGlobals(bus, signal);
  const loadState = () => {
    globals.sendAgain();
    refreshVisitor();
  };
  receiveFromApp(
    app,
    {
      globalInfo: mergeCalls(loadState, ASKED_AGAIN_MS, signal),
      storeFinder() {
        isCommanded = true;
        void requestLayer(bus, 'storefinder:layer-requested', {});
        isCommanded = false;
      },
    },
    signal,
  );
  sendToApp('pageContentType', { type: pageType, urlPath: location.pathname, title: document.title });
  sendEvents(bus, { past, uuid, isCommanded: () => isCommanded, signal });
  followAddress(
    bus,
    () => {
      const { pathname: urlPath, search: query } = location;
      sendToApp('contentChange', { urlPath, query, title: document.title });
      globals.update();
    },
    signal,
  );
}
