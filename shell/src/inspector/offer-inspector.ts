import type { Inspected } from './inspected';

/** In the address behind a preview's pages; elsewhere it does nothing, so that no link opens it for a shopper. */
export const INSPECTOR_HASH = '#fachwerk-inspector';

/** Alt+Shift+W opens and closes the inspector. Nothing of it is loaded before. It shows only what the browser has anyway. */
export function offerInspector(inspected: Inspected, signal: AbortSignal): void {
  let close: Promise<(() => void) | undefined> | undefined;

  const toggle = () => {
    const open = close;
    close = open
      ? open.then((end) => void end?.())
      : import(/* webpackChunkName: "inspector" */ './inspector').then(({ openInspector }) =>
          openInspector(inspected, () => (close = undefined)),
        );
    if (open) close = undefined;
    close?.catch((error: unknown) => {
      close = undefined;
      // eslint-disable-next-line no-console -- whoever pressed the key reads it
      console.error('The inspector could not be loaded.', error);
    });
  };
  document.addEventListener(
    'keydown',
    ({ code, altKey, shiftKey, ctrlKey, metaKey }) => {
      if (code === 'KeyW' && altKey && shiftKey && !ctrlKey && !metaKey) toggle();
    },
    { signal },
  );
  const openByAddress = () => {
    if (inspected.release?.preview && location.hash === INSPECTOR_HASH && !close) toggle();
  };
  window.addEventListener('hashchange', openByAddress, { signal });
  openByAddress();
}
