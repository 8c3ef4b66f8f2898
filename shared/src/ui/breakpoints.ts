import breakpoints from './breakpoints.json';

/** Breakpoints of specification 9 in px; in style sheets: `@media (--from-laptop)` and `(--below-laptop)`. */
export { breakpoints };

/** `(max-width: 679.98px)`, like `(--below-phone-lg)` in a style sheet. */
export const below = (name: keyof typeof breakpoints): string => `(max-width: ${breakpoints[name] - 0.02}px)`;

/** `(min-width: 680px)`, like `(--from-phone-lg)` in a style sheet. */
export const from = (name: keyof typeof breakpoints): string => `(min-width: ${breakpoints[name]}px)`;
