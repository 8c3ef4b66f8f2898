import { slugify } from '@fachwerk/shared/catalogue-format';

/** "Fachwerk Köln-Deutz" in Köln has "/stores/koeln-deutz-1043/". */
export const storeUrl = (store: { companyId: string; name: string; city: string }): string =>
  `/stores/${slugify(placeOfStore(store))}-${store.companyId}/`;

/** "Köln-Deutz": the place without the name of the company. */
export const placeOfStore = ({ name, city }: { name: string; city: string }): string =>
  name.includes(city) ? name.slice(name.indexOf(city)) : city;
