import { countSearch } from '@fachwerk/shared/calls';
import { cleanSearchTerm } from '@fachwerk/shared/contracts';
import type { Platform } from '@fachwerk/shared/widget';
import { addRecentSearch } from './recent-searches';

/** Keeps the search of a results page in the browser, and counts it for the suggestions of all visitors. */
export function keepSearch(typed: string, { api, config, signal }: Platform): void {
  const query = cleanSearchTerm(typed);
  // Other pages use the parameter `q` for places and widgets.
  const { pathname } = new URL(config.pageUrls.search, location.href);
  if (!query || location.pathname !== pathname) return;
  addRecentSearch(query);
  // A search that is not counted changes nothing for the visitor.
  api.call(countSearch, { form: { q: query }, signal }).catch(() => undefined);
}
