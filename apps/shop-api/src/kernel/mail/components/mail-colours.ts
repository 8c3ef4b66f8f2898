/** Colours of the brand as values: mail clients do not support custom properties. */
export const COLOURS = {
  ink: '#1b2420',
  green: '#0f5b4f',
  amber: '#f5ac00',
  wash: '#f5f3ee',
  white: '#ffffff',
  line: '#d8d4ca',
  muted: '#56605b',
} as const;

/**
 * Dark mode for clients with media queries, such as Apple Mail. Inline styles can only be overridden with
 * `!important`. Other clients show the light colours or invert them.
 */
export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background: #121815 !important; }
  .card { background: #1b2420 !important; border-color: #8fd0c3 !important; color: #f5f3ee !important; }
  .mark, .link { color: #8fd0c3 !important; }
  .row { border-color: #3c4843 !important; }
  .facts { background: #27332e !important; }
  .muted { color: #b9c2bd !important; border-color: #3c4843 !important; }
}`;
