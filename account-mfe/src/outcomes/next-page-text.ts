import type { PageConfig } from '@fachwerk/shared/widget';

/** Message key for a link to the next page after the login: it names the page where the shop knows it. */
export function nextPageText(next: string, urls: PageConfig['urls']): string {
  if (next === urls.account) return 'account.toAccount';
  if (next === urls.basket) return 'account.page.toCart';
  return next === urls.start ? 'account.toShop' : 'account.goOn';
}
