import type { Bus, KeptEvents } from '@fachwerk/shared/bus';
import { scopeBus } from '@fachwerk/shared/bus';
import type { Messages } from '@fachwerk/shared/contracts';
import { readableKey } from '@fachwerk/shared/format';
import type { HttpClient } from '@fachwerk/shared/http';
import type { LoadContext, PageConfig, Platform } from '@fachwerk/shared/widget';
import type { LoadedWidget } from '../loading/widget-loader';
import type { OwnProps } from '../mounting/react-parcel';
import type { ServerData } from '../page/widget-markup';
import { type Placement, versionName } from '../release/release-index';
import type { TextUser } from '../telemetry/telemetry';
import { pickMessages } from './messages';

export interface ContentRequest {
  loaded: LoadedWidget;
  placement: Placement;
  props: unknown;
  /** Data of the server rendering; with it nothing is fetched. */
  server: ServerData | undefined;
  /** Aborted at the unmount. */
  signal: AbortSignal;
  /** Events that the widget has missed. */
  kept?: KeptEvents | undefined;
  /** Aborted when newer props replace this request. */
  load: AbortSignal;
}

/** Provides platform, data and texts of a widget. Data and texts of the server are used if present. */
export interface ContentProvider {
  contentOf(request: ContentRequest): Promise<OwnProps>;
  /** Loads the texts of a widget that will probably be needed. */
  prefetch(placement: Placement): void;
  /** A text for the shell, at best from a widget of this page: that works offline too. */
  text(key: string): Promise<string>;
}

export interface ContentProviderOptions {
  bus: Bus;
  api: HttpClient;
  addWork: NonNullable<Platform['addWork']>;
  config(): Promise<PageConfig>;
  /** `trial`: the version whose texts are needed, if it is not the stable one. */
  messages(prefixes: readonly string[], trial?: string): Promise<Messages>;
  /** Texts of the widgets that the server has rendered; undefined on third-party pages. */
  pageMessages?: Messages | undefined;
  overlayRoot(placement: Placement): HTMLElement;
  loadOutsideScript?: Platform['loadOutsideScript'];
  /** Reports a key without a text. */
  reportMissingText?: (key: string, by: TextUser) => void;
  /** On third-party pages: returns a copy whose links and pictures lead to the shop. */
  absolute?: ((value: unknown) => unknown) | undefined;
}

export function createContentProvider(options: ContentProviderOptions): ContentProvider {
  const platforms = new WeakMap<AbortSignal, Platform>();
  const knownTexts: Messages = {};
  const textsOf = (placement: Placement, prefixes: readonly string[]) =>
    options.messages(prefixes, placement.mfe.isTrial ? versionName(placement) : undefined);
  const { pageMessages } = options;
  const textsOfServer = (server: ServerData | undefined, { widget }: Placement): Messages | undefined =>
    server && (server.messages ?? (pageMessages && pickMessages(pageMessages, widget.messages)));

  /** One per mount, so that updates get the same objects. */
  const platformOf = async ({
    loaded,
    placement,
    server,
    signal,
    kept,
  }: ContentRequest): Promise<Platform> => {
    const known = platforms.get(signal);
    if (known) return known;
    const [config, messages] = await Promise.all([
      options.config(),
      // The code first: in development the release contains only published versions.
      textsOfServer(server, placement) ??
        textsOf(placement, loaded.kind === 'widget' ? loaded.widget.messages : placement.widget.messages),
    ]);
    Object.assign(knownTexts, messages);
    const by = { widget: placement.name, mfe: placement.widget.mfe, version: placement.mfe.version };
    const bus = scopeBus(options.bus, signal, kept, by);
    const platform: Platform = {
      bus,
      api: options.api,
      addWork: options.addWork,
      loadOutsideScript: options.loadOutsideScript,
      missingText(key) {
        options.reportMissingText?.(key, by);
        return readableKey(key);
      },
      config,
      messages,
      signal,
      root: options.overlayRoot(placement),
      now: server?.now ?? new Date().toISOString(),
      track: ({ name, values = {} }) => bus.publish('tracking:reported', { name, values }),
    };
    platforms.set(signal, platform);
    return platform;
  };

  const dataOf = async ({ loaded, props, server, load }: ContentRequest): Promise<unknown> => {
    if (server) return server.data;
    if (loaded.kind !== 'widget' || !loaded.widget.load) return undefined;
    const context: LoadContext<unknown> = {
      props,
      api: options.api,
      url: new URL(location.href),
      now: new Date().toISOString(),
      signal: load,
      pageUrls: (await options.config()).pageUrls,
    };
    const { data } = await loaded.widget.load(context as LoadContext<never>);
    return data;
  };

  return {
    async contentOf(request) {
      const [platform, data] = await Promise.all([platformOf(request), dataOf(request)]);
      const { absolute = (value: unknown) => value } = options;
      return { props: absolute(request.props), data: absolute(data), platform };
    },
    // A failure is handled when the texts are needed.
    prefetch: (placement) => void textsOf(placement, placement.widget.messages).catch(() => {}),
    async text(key) {
      if (!(key in knownTexts))
        Object.assign(knownTexts, await options.messages([key.slice(0, key.indexOf('.') + 1)]));
      return knownTexts[key] ?? '';
    },
  };
}
