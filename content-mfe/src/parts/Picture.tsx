import { PICTURE_PATH } from '@fachwerk/shared/html';
import { below } from '@fachwerk/shared/ui';
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

interface PictureViewProps {
  picture: Picture;
  /** The largest element of the first screen: loads immediately, with high priority. */
  isPriority?: boolean;
  className?: string;
}

/**
 * The parent sets the size (a box with a fixed ratio); width and height reserve it where styles are missing.
 */
export function PictureView({ picture, isPriority = false, className }: PictureViewProps) {
  const { src, portraitSrc, alt, width, height } = picture;
  return (
    <picture>
      {portraitSrc && <source media={below('phoneLg')} srcSet={portraitSrc} width={800} height={1000} />}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? undefined : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? undefined : 'async'}
      />
    </picture>
  );
}
