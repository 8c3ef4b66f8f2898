import type { AccountUrls } from './account';
import type { CartUrls } from './cart';
import type { ContentUrls } from './content';
import type { SearchUrls } from './search';
import type { StorefinderUrls } from './storefinder';

/**
 * Addresses of pages, `config.pageUrls` (names of the specification). The team of a page declares it in its
 * own file here; apps/cms/content/config.json contains the address. Widgets omit links to optional pages that
 * are missing.
 */
export type PageUrls = AccountUrls & CartUrls & ContentUrls & SearchUrls & StorefinderUrls;
