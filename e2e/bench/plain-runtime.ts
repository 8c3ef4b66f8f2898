import { browserTabLink, createBus, publishCart } from '@fachwerk/shared/bus';
import { readUser } from '@fachwerk/shared/calls';
import { UserState } from '@fachwerk/shared/contracts';
import { createHttpClient } from '@fachwerk/shared/http';
import type { AnyWidget, PageConfig, Platform } from '@fachwerk/shared/widget';
import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

interface WidgetData {
  props?: unknown;
  data?: unknown;
  messages: Platform['messages'];
  now: string;
}

/**
 * What a team without micro-frontends would write: the same widgets, mounted by one script. It is the
 * denominator of the benchmark, so it does what the shell does for the visitor and nothing of what the shell
 * does for the teams.
 */
export function mountAll(widgets: Record<string, () => Promise<AnyWidget> | AnyWidget>): void {
  const bus = createBus({ tabs: browserTabLink() });
  const api = createHttpClient({
    fetchCsrf: async () => (await api.call(readUser, { check: UserState })).csrf,
    storage: sessionStorage,
  });
  const config = JSON.parse(document.getElementById('fachwerk-config')?.textContent ?? '{}') as PageConfig;
  const overlays = document.body.appendChild(document.createElement('div'));

  void api.call(readUser, { check: UserState }).then((user) => {
    api.setCsrf(user.csrf);
    publishCart(bus, { totalArticleCount: user.cartCount });
    bus.set('user', user);
  });

  for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const widget = widgets[host.dataset.widget ?? ''];
    const root = host.querySelector<HTMLElement>('[data-widget-root]');
    const script = host.querySelector('[data-widget-data]');
    if (!widget || !root) continue;
    void Promise.resolve(widget()).then((found) => {
      const { props, data, messages, now } = JSON.parse(script?.textContent ?? '{}') as WidgetData;
      const platform: Platform = {
        ...{ bus, api, config, messages, now, root: overlays },
        track: () => undefined,
        signal: new AbortController().signal,
      };
      const Root = found.Root as ComponentType<{ props: unknown; data: unknown; platform: Platform }>;
      const element = createElement(Root, { props, data, platform });
      if (root.hasAttribute('data-ssr')) hydrateRoot(root, element, { identifierPrefix: host.id });
      else createRoot(root, { identifierPrefix: host.id }).render(element);
    });
  }
}
