import * as z from 'zod/mini';

/** Settings that never change during a page view; the CMS writes them into the page as JSON. */
export interface PageConfig {
  /** E.g. "de-DE"; the language is the part before the dash. */
  shopLocale: string;
  /** Pages that exist in this shop. Where one is missing, show no link. */
  urls: {
    start: string;
    search: string;
    basket: string;
    checkout?: string;
    login?: string;
    register?: string;
    /** Of the logged-in customer. */
    account?: string;
    requestPassword?: string;
    resetPassword?: string;
    withdrawal?: string;
    /** The instruction that the law demands; the form is `withdrawal`. */
    withdrawalPolicy?: string;
    contact?: string;
    wishlist?: string;
    stores?: string;
    shipping?: string;
    privacy?: string;
    imprint?: string;
    terms?: string;
    accessibility?: string;
  };
  /** Origin of the API, empty when it is the page's own. */
  apiOrigin: string;
  searchSuggestionsUrl?: string;
}

/** The fields that code depends on; the CMS checks the whole content. */
export const PageConfig: z.ZodMiniType<PageConfig> = z.looseObject({
  shopLocale: z.string(),
  urls: z.looseObject({ start: z.string(), search: z.string(), basket: z.string() }),
  apiOrigin: z.string(),
});
