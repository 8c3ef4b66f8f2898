/** Last part of the address of the tab. */
export const ADDRESSES_TAB = 'adressen';

const PARAMETER = 'adresse';
const NEW = 'neu';

export const addressesUrl = (accountUrl: string): string => `${accountUrl}${ADDRESSES_TAB}/`;

/** The form of an address; without an id that of a new one. */
export const addressFormUrl = (accountUrl: string, id = NEW): string =>
  `${addressesUrl(accountUrl)}?${PARAMETER}=${id}`;

/** The form that an address of the page asks for: an id, or an empty text for a new one. */
export function formOfAddress({ searchParams }: URL): string | null {
  const asked = searchParams.get(PARAMETER);
  return asked === NEW ? '' : asked;
}
