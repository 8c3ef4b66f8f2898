import * as z from 'zod/mini';

/**
 * What may become a link: a path of this shop, a place on the page, or a scheme that opens a page, a mail or a call.
 * Everything else ("javascript:", "data:", "//host", "/\host") stays text. Browsers drop tabs and line ends inside
 * addresses, so none may stand there.
 */
export const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])[^\s\\]*$/;
/** A picture comes from this shop: its policy allows no other. */
export const PICTURE_PATH = /^\/(?![/\\])[^\s\\]*$/;

const HINT =
  'Adresse des Ziels: Pfad im Shop ("/c/holz/"), Stelle auf der Seite ("#fragen"), "https://…", "mailto:…" oder "tel:…"';

export const LinkTarget = z.string().check(z.regex(LINK), z.maxLength(500), z.describe(HINT));

export const Link = z
  .object({
    label: z.string().check(z.minLength(1), z.maxLength(60), z.describe('Text des Links')),
    href: LinkTarget,
  })
  .check(z.describe('Wohin der Baustein führt'));
export type Link = z.output<typeof Link>;

/** Other sites get no handle on our window. */
export const relOf = (href: string): 'noopener' | undefined =>
  /^https?:/.test(href) ? 'noopener' : undefined;
