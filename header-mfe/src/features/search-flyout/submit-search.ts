import type { Bus } from '@fachwerk/shared/bus';
import { addRecentSearch } from './recent-searches';

/** A search that the visitor starts: kept for the next time (specification 4) and published. */
export function submitSearch(bus: Bus, query: string): void {
  addRecentSearch(query);
  bus.publish('search:submitted', { query });
}
