import {
  addErrorHandler,
  ensureJQuerySupport,
  navigateToUrl,
  registerApplication,
  setMountMaxTime,
  start,
  type AppProps,
} from 'single-spa';
import { untouched } from './untouched';

export type MountParcel = AppProps['mountParcel'];

/** By itself single-spa warns of "3000 ms" after one second, which slow phones need. Now it speaks once, when it is true. */
const SLOW_MOUNT_MS = 3000;
const NEVER_BEFORE_MS = SLOW_MOUNT_MS + 1000;

let mountParcel: Promise<MountParcel> | undefined;

/**
 * The one application of the page, always active. All widgets are parcels of it: parcels without an application
 * (`mountRootParcel`) are never forgotten and leak their elements.
 */
export function pageMountParcel(): Promise<MountParcel> {
  mountParcel ??= new Promise<MountParcel>((resolve) => {
    leaveOthersAlone();
    registerApplication({
      name: 'fachwerk-page',
      activeWhen: () => true,
      app: {
        bootstrap: () => Promise.resolve(),
        mount: (props: AppProps) => {
          resolve(props.mountParcel);
          return Promise.resolve();
        },
        unmount: () => Promise.resolve(),
      },
    });
    // Failures are reported once, by the life of the widget.
    addErrorHandler(() => {});
    setMountMaxTime(SLOW_MOUNT_MS, false, NEVER_BEFORE_MS);
    // It would tell of every pushState as of a popstate, and hold back the listeners of the page: nothing here follows the address.
    untouched([window, 'addEventListener', 'removeEventListener'], () =>
      untouched([history, 'pushState', 'replaceState'], () => start()),
    );
  });
  return mountParcel;
}

/** The page may belong to somebody else: single-spa wraps their jQuery, once; and leaves a global that another one stumbles over. */
function leaveOthersAlone(): void {
  ensureJQuerySupport({ fn: {} });
  const globals = window as { singleSpaNavigate?: unknown };
  if (globals.singleSpaNavigate === navigateToUrl) delete globals.singleSpaNavigate;
}
