import { OVERLAYS_ID } from '../platform/overlay-root';

/**
 * Container of layers above the page: one outer shadow root, which keeps their order, and one inner shadow
 * root per version of a micro-frontend.
 */
export interface IsolatedOverlays {
  /** The outer shadow root. */
  home(): ShadowRoot;
  /** For layers without styles of a micro-frontend. */
  common(): HTMLElement;
  of(folder: string): { root: ShadowRoot; element: HTMLElement };
}

export function createIsolatedOverlays(createElement: () => HTMLElement): IsolatedOverlays {
  const host = document.createElement('div');
  host.id = OVERLAYS_ID;
  host.setAttribute('data-isolated', 'overlays');
  const home = host.attachShadow({ mode: 'open' });
  const common = home.appendChild(createElement());
  const known = new Map<string, { root: ShadowRoot; element: HTMLElement }>();

  /** Attaches the host again after the page has replaced its body. */
  const connect = () => {
    if (!host.isConnected) document.body.append(host);
  };
  return {
    home() {
      connect();
      return home;
    },
    common() {
      connect();
      return common;
    },
    of(folder) {
      connect();
      const one = known.get(folder) ?? createRoot(common, createElement());
      known.set(folder, one);
      return one;
    },
  };
}

function createRoot(parent: HTMLElement, element: HTMLElement) {
  const root = parent.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.append(element);
  return { root, element };
}
