/** Address of a file, and its hash if it has one. */
export type OfflineFile = readonly [path: string, integrity?: string];

/** Id of the element with the list of files in the page. */
export const OFFLINE_ELEMENT = 'fachwerk-offline';

/** Header of every page that is installable; its value names the list of files. */
export const INSTALLABLE_HEADER = 'x-installable';

/** Header of every page of the page server, by which the worker knows an answer of the shop. */
export const RELEASE_HEADER = 'x-release';

/** The list in the HTML of a page; undefined if it has none. */
export function offlineFilesIn(html: string): OfflineFile[] | undefined {
  const [, json] = new RegExp(`id="${OFFLINE_ELEMENT}">([^<]*)</script>`).exec(html) ?? [];
  try {
    return json === undefined ? undefined : (JSON.parse(json) as OfflineFile[]);
  } catch {
    return undefined;
  }
}
