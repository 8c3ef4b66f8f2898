/** A full page load: after login and logout everything personal on the page is another. */
export function goTo(path: string): void {
  window.location.assign(path);
}
