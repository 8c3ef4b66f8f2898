import type { Page } from '../content/load-content';

export interface InstallPart {
  /** HTML for the head of the page. */
  head: string;
  /** Address of the script in it. */
  script: string;
}

/** What an installable page has that others have not; undefined for all others. */
export type InstallPartOf = (page: Pick<Page, 'path' | 'installable'>) => InstallPart | undefined;
