import type { ShellPage } from '../core/read-page';
import type { BridgeParts } from './app-bridge';

/**
 * Loads the bridge to the native app, on pages that the app shows. Pages in browsers load nothing of it. What
 * happened until then is in the timeline of the bus.
 */
export function offerAppBridge(
  { config, isOwnPage }: Pick<ShellPage, 'config' | 'isOwnPage'>,
  parts: Omit<BridgeParts, 'pageType'>,
): void {
  if (!isOwnPage || config?.appDevice === undefined) return;
  const { pageType = 'Content' } = config;
  import(/* webpackChunkName: "app-bridge" */ './app-bridge')
    .then(({ startAppBridge }) => startAppBridge({ ...parts, pageType }))
    // eslint-disable-next-line no-console -- for developers of the app; the page works without it
    .catch((error: unknown) => console.error(error));
}
