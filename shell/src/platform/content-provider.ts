import type { Bus } from '@fachwerk/shared/bus';
import { scopeBus } from '@fachwerk/shared/bus';
import type { Messages } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import type { LoadContext, PageConfig, Platform } from '@fachwerk/shared/widget';
import type { LoadedWidget } from '../loading/widget-loader';
import type { OwnProps } from '../mounting/react-parcel';
import type { ServerData } from '../page/widget-markup';
import { type Placement, versionName } from '../release/release-index';

export interface ContentRequest {
  loaded: LoadedWidget;
  placement: Placement;
  props: unknown;
  /** Data of the server rendering; with it nothing is fetched. */
  server: ServerData | undefined;
  /** Aborted at the unmount. */
  signal: AbortSignal;
  /** Aborted when newer props replace this request. */
  load: AbortSignal;
}

/** Provides platform, data and texts of a widget. Data and texts of the server are used if present. */
export interface ContentProvider {
  contentOf(request: ContentRequest): Promise<OwnProps>;
}

export interface ContentProviderOptions {
  bus: Bus;
  api: HttpClient;
  config(): Promise<PageConfig>;
  /** `trial`: the version whose texts are needed, if it is not the stable one. */
  messages(prefixes: readonly string[], trial?: string): Promise<Messages>;
  overlayRoot(placement: Placement): HTMLElement;
}

export function createContentProvider(options: ContentProviderOptions): ContentProvider {
  const platforms = new WeakMap<AbortSignal, Platform>();

  /** One per mount, so that updates get the same objects. */
  const platformOf = async ({ loaded, placement, server, signal }: ContentRequest): Promise<Platform> => {
    const known = platforms.get(signal);
    if (known) return known;
    const [config, messages] = await Promise.all([
      options.config(),
      // The code first: in development the release contains only published versions.
      server?.messages ??
        options.messages(
          loaded.kind === 'widget' ? loaded.widget.messages : placement.widget.messages,
          placement.mfe.isTrial ? versionName(placement) : undefined,
        ),
    ]);
    const bus = scopeBus(options.bus, signal);
    const platform: Platform = {
      bus,
      api: options.api,
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
    };
    const { data } = await loaded.widget.load(context as LoadContext<never>);
    return data;
  };

  return {
    async contentOf(request) {
      const [platform, data] = await Promise.all([platformOf(request), dataOf(request)]);
      return { props: request.props, data, platform };
    },
  };
}
