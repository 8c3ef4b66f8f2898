/**
 * Public pages use the start of the minute, so that their bytes are identical within it and 304 is possible.
 */
export function renderInstant(isPrivatePage: boolean): string {
  const now = new Date();
  if (!isPrivatePage) now.setSeconds(0, 0);
  return now.toISOString();
}
