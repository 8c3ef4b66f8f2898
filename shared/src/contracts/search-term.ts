/** Longer inputs are no search. */
export const MAX_SEARCH_TERM_LENGTH = 200;
/** White space, control characters, and those that are not seen but change how a line reads. */
const GAPS = /[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

/**
 * The words of a search as they are searched (specification 5, domain 6): inches are spelled out first, because `3/4"`
 * is an everyday query; then the characters { } < > " ' go. The search box, the result page and the API use this one rule.
 */
export const cleanSearchTerm = (typed: string): string =>
  typed
    .slice(0, 10 * MAX_SEARCH_TERM_LENGTH)
    .replace(/(\d)\s*["″”]/g, '$1 zoll ')
    .replace(/[{}<>"']/g, '')
    .replace(GAPS, ' ')
    .trim()
    .slice(0, MAX_SEARCH_TERM_LENGTH)
    // Half of a character that the cut went through.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
