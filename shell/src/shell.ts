import type { ReleaseWidget } from '@fachwerk/shared/contracts';
import { SHELL_FOLDER } from './build-constants';
import { claimPage } from './core/claim-page';
import { keepInteractions } from './core/keep-interactions';
import { loadPolyfills } from './core/load-polyfills';
import { createPendingWork } from './core/pending-work';
import { preloadScripts } from './core/preload-scripts';
import { readPage } from './core/read-page';
import { readShellScript, type ShellScript } from './core/shell-script';
import { markStoreLines } from './core/store-lines';
import { followVisitor } from './core/visitor';
import { whenParsed } from './core/when-parsed';
import { whenToStart } from './core/when-to-start';

declare let __webpack_public_path__: string;

/**
 * Entry of the shell: the core. It runs in every browser, without polyfills, before the page is painted, so
 * that it contains only what cannot wait for the runtime (start.ts).
 */
const script = readShellScript();
if (SHELL_FOLDER) __webpack_public_path__ = new URL(SHELL_FOLDER, script.origin).href;
const work = createPendingWork();
if (script.origin === location.origin) markStoreLines();
if (claimPage(work)) void work.add('the start of the shell', run(script));

async function run({ origin }: ShellScript): Promise<void> {
  const toStart = whenToStart();
  await whenParsed();
  const page = readPage(script);
  const visitor = page.isOwnPage ? followVisitor(page.config, work) : undefined;
  const kept = keepInteractions((widget) => isHydratedBySelf(page.release?.widgets[widget]));
  const reason = await toStart;
  try {
    // Polyfills are complete before the runtime is evaluated.
    const polyfills = loadPolyfills(origin);
    if (page.release) preloadScripts(page.release, origin, reason);
    await polyfills;
    const { start } = await import(/* webpackChunkName: "runtime" */ './start');
    await start({ page, reason, visitor, work });
  } catch (error) {
    // eslint-disable-next-line no-console -- no other code can report this failure
    console.error('The shell could not start; the page stays as it was sent.', error);
    kept.giveUp();
  }
}

/** False for static widgets, for those that wait for an event of the page, and for unknown ones. */
const isHydratedBySelf = (widget: ReleaseWidget | undefined): boolean =>
  typeof widget?.hydrate === 'string' && widget.hydrate !== 'never';
