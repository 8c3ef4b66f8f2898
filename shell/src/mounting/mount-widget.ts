import type { CustomProps, Parcel } from 'single-spa';
import type { LoadedWidget } from '../loading/widget-loader';
import { enteredValues } from './entered-values';
import { pageMountParcel } from './page-application';
import { type OwnProps, reactParcel } from './react-parcel';
import { planRoot } from './react-roots';

export interface MountOptions {
  loaded: LoadedWidget;
  root: HTMLElement;
  own: OwnProps;
  hydrate: boolean;
  /** Renders in one piece, not in slices. */
  atOnce: boolean;
  /** React's `identifierPrefix`, the same on the server. */
  id: string;
  onReady(): void;
  /** The code for the first content, with its effects, has run. */
  onEffects(): void;
  onCrash(error: unknown): void;
  onRecoverableError(error: unknown): void;
}

export interface MountedWidget {
  update(own: OwnProps): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a parcel. Calls must not overlap; the queue of the widget ensures it. */
export async function mountWidget(options: MountOptions): Promise<MountedWidget> {
  const { loaded, root, onReady, onEffects } = options;
  const mountParcel = await pageMountParcel();
  // single-spa replaces all props at an update.
  const propsWith = (own: OwnProps): CustomProps & { domElement: HTMLElement } =>
    loaded.kind === 'widget'
      ? { domElement: root, widget: loaded.widget, own, onReady, onEffects }
      : { domElement: root, ...own };

  const start = async (own: OwnProps): Promise<Parcel> => {
    const enterAgain = options.hydrate ? enteredValues(root) : undefined;
    if (loaded.kind === 'widget') planReactRoot(options);
    const parcel = mountParcel(
      loaded.kind === 'widget' ? reactParcel : loaded.lifecycles,
      propsWith(own),
    ) as Parcel;
    // A failure rejects all promises of a parcel. Only the awaited one is reported.
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      promise.catch(() => {});
    await parcel.mountPromise;
    if (loaded.kind === 'lifecycles') {
      onReady();
      onEffects();
    }
    enterAgain?.();
    return parcel;
  };

  let parcel = await start(options.own);
  return {
    async update(own) {
      if (parcel.update) await parcel.update(propsWith(own));
      else {
        await parcel.unmount();
        parcel = await start(own);
      }
    },
    async unmount() {
      await parcel.unmount();
    },
  };
}

function planReactRoot({ root, hydrate, atOnce, id, onCrash, onRecoverableError }: MountOptions): void {
  planRoot(root, {
    hydrate,
    atOnce,
    identifierPrefix: id,
    onCaughtError: onCrash,
    onUncaughtError: onCrash,
    onRecoverableError,
  });
}
