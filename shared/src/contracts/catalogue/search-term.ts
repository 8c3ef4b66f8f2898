/** Longer inputs are cut. */
export const MAX_SEARCH_TERM_LENGTH = 200;
/** White space, control characters, and invisible characters that change the reading order. */
const GAPS = /[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

/**
 * The normalised search term (specification 5, domain 6). Inches are written out first, because `3/4"` is a
 * common query; then { } < > " ' are removed. Search box, result page and API use this function.
 */
export const cleanSearchTerm = (typed: string): string =>
  typed
    .slice(0, 10 * MAX_SEARCH_TERM_LENGTH)
    .replace(/(\d)\s*["″”]/g, '$1 zoll ')
    .replace(/[{}<>"']/g, '')
    .replace(GAPS, ' ')
    .trim()
    .slice(0, MAX_SEARCH_TERM_LENGTH)
    // Removes half of a surrogate pair at the cut.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
