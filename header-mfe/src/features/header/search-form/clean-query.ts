/** Longer inputs are no search; the server would refuse them. */
export const MAX_QUERY_LENGTH = 200;

/** Specification 5: these characters are stripped. Inches come first, or `3/4"` would lose its meaning. */
export function cleanQuery(typed: string): string {
  return typed
    .replace(/(\d)\s?["″”]/g, '$1 zoll ')
    .replace(/[{}<>"']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}
