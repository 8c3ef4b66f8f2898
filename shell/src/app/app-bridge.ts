import { receiveFromApp, sendToApp } from '@fachwerk/shared/app-bridge';
import { type Bus, requestLayer } from '@fachwerk/shared/bus';
import type { Timeline } from '../messages/timeline';
import { followAddress } from './follow-address';
import { followGlobals } from './follow-globals';
import { followUuid } from './follow-uuid';
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

/** Connects the page with the native app that shows it (docs/contracts/app-bridge.md). */
export function startAppBridge({ bus, past, pageType, refreshVisitor, signal }: BridgeParts): void {
  const app = window.fachwerkApp;
  // An older app.
  if (!app) return;
  const uuid = followUuid(app, bus, signal);
  const globals = followGlobals(bus, signal);
  receiveFromApp(
    app,
    {
      globalInfo() {
        globals.sendAgain();
        refreshVisitor();
      },
      storeFinder: () => void requestLayer(bus, 'storefinder:layer-requested', {}),
    },
    signal,
  );
  sendToApp('pageContentType', { type: pageType, urlPath: location.pathname, title: document.title });
  sendEvents(bus, { past, uuid, signal });
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
