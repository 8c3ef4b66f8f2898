import { slugify } from '@fachwerk/shared/catalogue-format';
import type { StoreType } from '@fachwerk/shared/contracts';
import { federalStates, type StateCode } from '@fachwerk/shared/time';

/**
 * "Fachwerk Köln-Deutz" in Köln has "/stores/koeln-deutz-1043/". The page reads the number behind the last
 * "-": in "/stores/ulm-U_17/" it is "U-17".
 */
export const storeUrl = (store: { companyId: string; name: string; city: string }): string =>
  `/stores/${slugify(placeOfStore(store))}-${store.companyId.replaceAll('-', '_')}/`;

/** "/stores/land/nordrhein-westfalen/": all stores of a federal state. */
export const stateUrl = (state: StateCode): string => `/stores/land/${slugify(federalStates[state])}/`;

/** "/stores/land/nordrhein-westfalen/koeln/": all stores of a town. */
export const townUrl = ({ state, city }: { state: StateCode; city: string }): string =>
  `${stateUrl(state)}${slugify(city)}/`;

/** "/prospekte/baumarkt/": the flyers of all stores of a type. */
export const flyersUrl = (type: StoreType): string => `/prospekte/${type}/`;

/** "Köln-Deutz": the place without the name of the company. */
export const placeOfStore = ({ name, city }: { name: string; city: string }): string =>
  name.includes(city) ? name.slice(name.indexOf(city)) : city;
