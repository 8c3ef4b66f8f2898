import type { Inspected } from './inspected';

/** Hash of the address in previews. It has no effect on other pages, so that no link opens the inspector. */
export const INSPECTOR_HASH = '#fachwerk-inspector';

/** Alt+Shift+W opens and closes the inspector. Its code is loaded at the first use. */
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
      // eslint-disable-next-line no-console -- reported to the developer who pressed the key
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
