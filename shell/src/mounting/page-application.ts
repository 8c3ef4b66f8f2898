import {
  addErrorHandler,
  type AppProps,
  ensureJQuerySupport,
  navigateToUrl,
  registerApplication,
  setMountMaxTime,
  start,
} from 'single-spa';
import { untouched } from './untouched';

export type MountParcel = AppProps['mountParcel'];

/** single-spa warns after one second by default, which slow phones exceed. */
const SLOW_MOUNT_MS = 3000;
const NEVER_BEFORE_MS = SLOW_MOUNT_MS + 1000;

let mountParcel: Promise<MountParcel> | undefined;

/**
 * The one application of the page, always active; all widgets are its parcels. single-spa never releases
 * parcels without an application (`mountRootParcel`), so that their elements leak.
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
    // The lifecycle of the widget reports failures.
    addErrorHandler(() => {});
    setMountMaxTime(SLOW_MOUNT_MS, false, NEVER_BEFORE_MS);
    // single-spa patches `pushState` to send `popstate`, and wraps the listeners of the page. Nothing here
    // needs a router.
    untouched([window, 'addEventListener', 'removeEventListener'], () =>
      untouched([history, 'pushState', 'replaceState'], () => start()),
    );
  });
  return mountParcel;
}

/**
 * On third-party pages single-spa patches jQuery once, and its global confuses other copies of single-spa.
 */
function leaveOthersAlone(): void {
  ensureJQuerySupport({ fn: {} });
  const globals = window as { singleSpaNavigate?: unknown };
  if (globals.singleSpaNavigate === navigateToUrl) delete globals.singleSpaNavigate;
}
