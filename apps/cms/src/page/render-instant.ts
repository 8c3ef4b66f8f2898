/** Public pages live for a minute in caches anyway: within one they are the same bytes, and 304 can answer. */
export function renderInstant(isPrivatePage: boolean): string {
  const now = new Date();
  if (!isPrivatePage) now.setSeconds(0, 0);
  return now.toISOString();
}
