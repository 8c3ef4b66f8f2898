/** The token behind a page's address; pages of others are none of ours, so only the path counts. */
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
