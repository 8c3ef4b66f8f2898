import * as z from 'zod/mini';

const text = (longest: number, hint: string) => z.string().check(z.maxLength(longest), z.describe(hint));

/** What is measured of an advertisement, with the consent of the visitor (limits of the API). */
export const Promotion = z
  .object({
    id: text(60, 'Kennung der Aktion, z. B. "winter-2026"').check(z.minLength(1)),
    name: z.optional(text(120, 'Name der Aktion in Auswertungen')),
    creative: z.optional(text(120, 'Name des Motivs, z. B. "Garten winterfest"')),
    slot: z.optional(text(60, 'Platz auf der Seite, z. B. "start-1"')),
  })
  .check(z.describe('Aktion, deren Ansichten und Klicks gezählt werden, wenn Besucher zustimmen'));
export type Promotion = z.output<typeof Promotion>;
