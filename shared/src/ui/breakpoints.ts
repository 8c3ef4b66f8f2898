import breakpoints from './breakpoints.json';

/** Breakpoints of specification 9 in px; style sheets use them as `@media (--from-laptop)` and `(--below-laptop)`. */
export { breakpoints };

/** `(max-width: 679.98px)`: as `(--below-phone-lg)` in a style sheet. */
export const below = (name: keyof typeof breakpoints): string => `(max-width: ${breakpoints[name] - 0.02}px)`;
