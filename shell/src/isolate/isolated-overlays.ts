import { OVERLAYS_ID } from '../platform/overlay-root';

/** Where layers over the page live: one shadow root for all, so that they keep their order, and in it one for each micro-frontend's version. */
export interface IsolatedOverlays {
  /** The outer one. */
  home(): ShadowRoot;
  /** Of layers that need no style of a micro-frontend. */
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

  /** A page that writes its body anew takes it along. */
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
