import { browserTabLink, type Bus, createBus, publishCart } from '@fachwerk/shared/bus';
import { readUser } from '@fachwerk/shared/calls';
import type { CsrfToken, HydrateMode, UserState } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import type { AnyWidget, PageConfig, Platform } from '@fachwerk/shared/widget';
import { type ComponentType, createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

interface WidgetData {
  props?: unknown;
  data?: unknown;
  now: string;
}

interface PlainWidget {
  hydrate: HydrateMode;
  load(): Promise<{ default: AnyWidget }>;
}

/** The shell's own functions, so that conditions and late code are the same. */
interface OfShell {
  hydrateWhen(
    mode: HydrateMode,
    element: HTMLElement,
    options: { hasServerHtml: boolean; bus: Bus; isRetry: boolean; signal: AbortSignal },
  ): Promise<unknown>;
  lateClient(load: () => Promise<HttpClient>): HttpClient & { setCsrf(token: CsrfToken): void };
}

/**
 * The page without micro-frontends: the same widgets, mounted by one script. It is the denominator of the
 * benchmark: it does what the shell does for visitors, and nothing of what the shell does for teams.
 */
export function mountAll(widgets: Record<string, PlainWidget>, { hydrateWhen, lateClient }: OfShell): void {
  const bus = createBus({ tabs: browserTabLink() });
  const visitor = fetch(readUser.path, { headers: { accept: 'application/json' } }).then(
    (answer) => answer.json() as Promise<UserState>,
  );
  const api = lateClient(async () => {
    const { createHttpClient } = await import(/* webpackChunkName: "http" */ './plain-http');
    return createHttpClient({ fetchCsrf: async () => (await visitor).csrf, storage: sessionStorage });
  });
  const readJson = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '{}');
  const config = readJson('fachwerk-config') as PageConfig;
  const messages = readJson('fachwerk-messages') as Platform['messages'];
  const overlays = document.body.appendChild(document.createElement('div'));
  const { signal } = new AbortController();

  void visitor.then((user) => {
    api.setCsrf(user.csrf);
    publishCart(bus, { totalArticleCount: user.cartCount });
    bus.set('user', user);
  });

  const mount = async (host: HTMLElement, root: HTMLElement, { hydrate, load }: PlainWidget) => {
    const hasServerHtml = root.hasAttribute('data-ssr');
    await hydrateWhen(hydrate, host, { hasServerHtml, bus, isRetry: false, signal });
    const { default: widget } = await load();
    const script = host.querySelector('[data-widget-data]');
    const server = JSON.parse(script?.textContent ?? '{}') as WidgetData;
    const { data, now } = server;
    const props = server.props ?? (JSON.parse(host.dataset.props || '{}') as unknown);
    const platform: Platform = {
      bus,
      api,
      config,
      messages,
      now,
      signal,
      root: overlays,
      track: () => undefined,
    };
    const Root = widget.Root as ComponentType<{ props: unknown; data: unknown; platform: Platform }>;
    const element = createElement(Root, { props, data, platform });
    if (hasServerHtml) hydrateRoot(root, element, { identifierPrefix: host.id });
    else createRoot(root, { identifierPrefix: host.id }).render(element);
  };
  for (const host of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const widget = widgets[host.dataset.widget ?? ''];
    const root = host.querySelector<HTMLElement>('[data-widget-root]');
    if (widget && root) void mount(host, root, widget);
  }
}
