import type { AccountUrls } from './account';
import type { CartUrls } from './cart';
import type { ContentUrls } from './content';
import type { SearchUrls } from './search';
import type { StorefinderUrls } from './storefinder';

/**
 * Addresses of pages, `config.pageUrls` (names of the specification). The team that owns a page declares it in its own file here;
 * the address stands in apps/cms/content/config.json. Where an optional page is missing, widgets show no link to it.
 */
export type PageUrls = AccountUrls & CartUrls & ContentUrls & SearchUrls & StorefinderUrls;
