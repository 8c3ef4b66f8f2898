/** Last part of the address of the tab. */
export const ADDRESSES_TAB = 'adressen';

const PARAMETER = 'adresse';
const NEW = 'neu';

/** Also in the redirect of the API to a browser without script. */
const DONE_PARAMETER = 'erledigt';
const DONE = { gespeichert: 'account.addresses.saved', geloescht: 'account.addresses.removed' };

export const addressesUrl = (accountUrl: string): string => `${accountUrl}${ADDRESSES_TAB}/`;

/** The list with the message of what was done. */
export const doneUrl = (accountUrl: string, done: keyof typeof DONE): string =>
  `${addressesUrl(accountUrl)}?${DONE_PARAMETER}=${done}`;

/** Key of the message that an address of the page asks for. */
export const doneOfAddress = ({ searchParams }: URL): string | null =>
  new Map(Object.entries(DONE)).get(searchParams.get(DONE_PARAMETER) ?? '') ?? null;

/** The form of an address; without an id that of a new one. */
export const addressFormUrl = (accountUrl: string, id = NEW): string =>
  `${addressesUrl(accountUrl)}?${PARAMETER}=${id}`;

/** The form that an address of the page asks for: an id, or an empty text for a new one. */
export function formOfAddress({ searchParams }: URL): string | null {
  const asked = searchParams.get(PARAMETER);
  return asked === NEW ? '' : asked;
}
