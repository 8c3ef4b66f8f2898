import { PICTURE_PATH } from '@fachwerk/shared/html';
import * as z from 'zod/mini';

const Path = z.string().check(z.regex(PICTURE_PATH), z.maxLength(300));
const Edge = z.int().check(z.gte(1), z.lte(4000));

export const Picture = z.object({
  src: Path.check(z.describe('Pfad des Bildes, z. B. "/images/scenes/licht.svg"')),
  portraitSrc: z.optional(
    Path.check(z.describe('Hochformat für Telefone, z. B. "/images/scenes/licht-hoch.svg"')),
  ),
  alt: z._default(
    z.string().check(z.maxLength(200), z.describe('Was das Bild zeigt; leer, wenn es nur schmückt')),
    '',
  ),
  width: z._default(Edge.check(z.describe('Breite der Datei in Pixeln')), 1600),
  height: z._default(Edge.check(z.describe('Höhe der Datei in Pixeln')), 700),
});
export type Picture = z.output<typeof Picture>;
