import { SHELL_FOLDER } from './build-constants';
import { claimPage } from './page/claim-page';
import { readShellScript } from './page/shell-script';
import { loadPolyfills } from './polyfills/load-polyfills';

declare let __webpack_public_path__: string;

/**
 * Entry of the shell. Code imported here runs in every browser; the rest is evaluated after the polyfills.
 * After any failure the page keeps what the server sent.
 */
const script = readShellScript();
const { origin } = script;
if (SHELL_FOLDER) __webpack_public_path__ = new URL(SHELL_FOLDER, origin).href;
if (claimPage()) {
  loadPolyfills(origin)
    .then(() => import(/* webpackMode: "eager" */ './start'))
    .then(({ start }) => start(script))
    .catch((error: unknown) => {
      // eslint-disable-next-line no-console -- no other code can report this failure
      console.error('The shell could not start; the page stays as it was sent.', error);
    });
}
