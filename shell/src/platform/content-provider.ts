import type { Bus } from '@fachwerk/shared/bus';
import { scopeBus } from '@fachwerk/shared/bus';
import type { Messages } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import type { LoadContext, PageConfig, Platform } from '@fachwerk/shared/widget';
import type { ServerData } from '../page/widget-markup';
import type { LoadedWidget } from '../loading/widget-loader';
import type { OwnProps } from '../mounting/react-parcel';
import { versionName, type Placement } from '../release/release-index';

export interface ContentRequest {
  loaded: LoadedWidget;
  placement: Placement;
  props: unknown;
  /** What the server rendered with; then nothing is fetched. */
  server: ServerData | undefined;
  /** Ends with the mount. */
  signal: AbortSignal;
  /** Ends when newer props make this content worthless. */
  load: AbortSignal;
}

/** Everything that a widget is handed: its platform and, where the server did not send it, its data and texts. */
export interface ContentProvider {
  contentOf(request: ContentRequest): Promise<OwnProps>;
}

export interface ContentProviderOptions {
  bus: Bus;
  api: HttpClient;
  config(): Promise<PageConfig>;
  /** `trial`: the version whose texts it needs, where that is not everybody's. */
  messages(prefixes: readonly string[], trial?: string): Promise<Messages>;
  overlayRoot(placement: Placement): HTMLElement;
}

export function createContentProvider(options: ContentProviderOptions): ContentProvider {
  const platforms = new WeakMap<AbortSignal, Platform>();

  /** One per mount, so that an update hands over the same objects. */
  const platformOf = async ({ loaded, placement, server, signal }: ContentRequest): Promise<Platform> => {
    const known = platforms.get(signal);
    if (known) return known;
    const [config, messages] = await Promise.all([
      options.config(),
      // The code itself first: while it is being developed, the release knows only what was published.
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
