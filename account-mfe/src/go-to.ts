/** A full page load: login and logout change all personal content of the page. */
export function goTo(path: string): void {
  window.location.assign(path);
}
