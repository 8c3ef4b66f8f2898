/** Adds the token to a page's path; only pages of the shop support previews. */
export function previewLink(page: string, token: string, origin: string): string {
  const typed = page.trim();
  let url: URL;
  try {
    url = new URL(/^[a-z]+:|^\//i.test(typed) ? typed : `/${typed}`, origin);
  } catch {
    url = new URL('/', origin);
  }
  const target = new URL(`${url.pathname}${url.search}`, origin);
  target.searchParams.set('preview', token);
  return target.href;
}
