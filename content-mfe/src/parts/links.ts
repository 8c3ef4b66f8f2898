import { LINK } from '@fachwerk/shared/html';
import * as z from 'zod/mini';

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
