import { below } from '@fachwerk/shared/ui';
import type { Picture } from './picture';

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
