export interface ComposedPage {
  kind: 'page';
  status: number;
  html: string;
  isPrivate: boolean;
  cacheControl: string;
  headers: Record<string, string>;
  /** Versions of the catalogue that the page contains: one, unless it has just changed. */
  dataVersions: readonly string[];
  /**
   * When the oldest data without a version were read (stores, small quantities), in milliseconds since 1970;
   * undefined if the page has none.
   */
  otherDataAt?: number;
  /** Whole but for extra widgets, which it leaves out because pages wait for long. */
  isSparing?: boolean;
}
export type PageAnswer = ComposedPage | { kind: 'redirect'; status: number; location: string };
