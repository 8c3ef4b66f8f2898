import { countSearch } from '@fachwerk/shared/calls';
import { cleanSearchTerm } from '@fachwerk/shared/contracts';
import type { Platform } from '@fachwerk/shared/widget';

/** What a visitor does with results. */
const USES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Counts the search of a results page for the suggestions of all visitors when the results are used: the HTTP
 * client does not load before.
 */
export function countUsedSearch(typed: string, { api, config, signal }: Platform): void {
  const query = cleanSearchTerm(typed);
  // Other pages use the parameter `q` for places and widgets.
  const { pathname } = new URL(config.pageUrls.search, location.href);
  if (!query || location.pathname !== pathname) return;
  const count = () => {
    for (const type of USES) window.removeEventListener(type, count);
    // A search that is not counted changes nothing for the visitor.
    if (!signal.aborted) api.call(countSearch, { form: { q: query }, signal }).catch(() => undefined);
  };
  for (const type of USES) window.addEventListener(type, count, { passive: true });
}
