/** A full page load. */
export function goTo(path: string): void {
  window.location.assign(path);
}
