import * as z from 'zod/mini';

// Props of several widgets, with descriptions for editors.

export const Headline = z
  .string()
  .check(z.minLength(1), z.maxLength(120), z.describe('Überschrift, höchstens 120 Zeichen'));
export const ShortText = z
  .string()
  .check(z.maxLength(400), z.describe('Ein bis zwei Sätze, höchstens 400 Zeichen'));
export const Anchor = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9-]*$/),
    z.maxLength(60),
    z.describe('Name der Stelle, damit "#name" hierher springt: Kleinbuchstaben, Ziffern, Bindestriche'),
  );
export const Html = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(20_000),
    z.describe(
      'HTML: Absätze, Zwischenüberschriften (h2 bis h4), Listen, Tabellen, Links, Bilder des Shops. Alles andere wird entfernt.',
    ),
  );
