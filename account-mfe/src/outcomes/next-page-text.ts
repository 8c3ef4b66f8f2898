import type { PageConfig } from '@fachwerk/shared/widget';

/** Message key of the link to the next page after the login; names known pages. */
export function nextPageText(next: string, pageUrls: PageConfig['pageUrls']): string {
  if (next === pageUrls.account) return 'account.toAccount';
  if (next === pageUrls.basket) return 'account.page.toCart';
  return next === pageUrls.start ? 'account.toShop' : 'account.goOn';
}
