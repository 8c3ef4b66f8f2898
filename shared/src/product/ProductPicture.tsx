import { useEffect, useRef, useState } from 'react';
import type { ProductImage } from '../contracts/catalogue/product';
import { below, from } from '../ui/breakpoints';
import { joinClasses } from '../ui/join-classes';
import { MissingPicture } from './MissingPicture';
import styles from './ProductPicture.module.css';

/** Widths of the picture in the layout, for the choice between the files of a bitmap. */
const SIZES = {
  tile: `${from('laptop')} 200px, ${from('tablet')} 30vw, 45vw`,
  gallery: `${from('phoneLg')} 530px, 240px`,
  thumbnail: '72px',
  // Twice the place, for the zoom.
  enlarged: '200vw',
};

export interface ProductPictureProps {
  image: ProductImage | undefined;
  /** The name appears beside the picture, so the alternative text is empty. */
  isDecorative?: boolean;
  /** In the initial viewport: loads immediately with high priority. */
  isPriority?: boolean;
  /** Default: a tile of a list. */
  size?: keyof typeof SIZES;
  className?: string;
}

/**
 * A square picture on white. A bitmap has files in several widths. If the picture fails to load, or the
 * browser does not support its format: the fallback picture, then an icon.
 */
export function ProductPicture({
  image,
  isDecorative = false,
  isPriority = false,
  size = 'tile',
  className,
}: ProductPictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sources = image ? [image.src, image.fallbackSrc].filter((src) => src !== undefined) : [];
  const source = sources.find((src) => !failed.includes(src));
  const imageRef = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const { current: element } = imageRef;
    // A picture in the initial viewport can fail before hydration, when no error listener exists.
    if (isPriority && source && element?.complete && element.naturalWidth === 0)
      setFailed((before) => [...before, source]);
  }, [isPriority, source]);

  return (
    <span className={joinClasses(styles.frame, className)}>
      {image && source ? (
        <picture className={styles.picture}>
          {source === image.src && <Sources image={image} sizes={SIZES[size]} />}
          <img
            ref={imageRef}
            className={styles.image}
            src={isNewFormat(source) ? (image.fallbackSrc ?? source) : source}
            alt={isDecorative ? '' : image.alt}
            width={600}
            height={600}
            loading={isPriority ? undefined : 'lazy'}
            fetchPriority={isPriority ? 'high' : undefined}
            decoding="async"
            data-fallback={source === image.src ? image.fallbackSrc : undefined}
            onError={() => setFailed((before) => [...before, source])}
          />
        </picture>
      ) : (
        <MissingPicture alt={image && !isDecorative ? image.alt : ''} />
      )}
    </span>
  );
}

/** The files that the browser chooses from before it takes the `src` of the image. */
function Sources({ image, sizes }: { image: ProductImage; sizes: string }) {
  const { src, mobileSrc } = image;
  return (
    <>
      {mobileSrc && (
        <source
          media={below('phoneLg')}
          type={formatOf(mobileSrc)}
          srcSet={srcSet(mobileSrc, image.mobileSources)}
          sizes={image.mobileSources && sizes}
        />
      )}
      {(image.sources || isNewFormat(src)) && (
        <source type={formatOf(src)} srcSet={srcSet(src, image.sources)} sizes={image.sources && sizes} />
      )}
    </>
  );
}

const srcSet = (src: string, sources: ProductImage['sources']): string =>
  sources?.map((one) => `${one.src} ${one.width}w`).join(', ') ?? src;

/** A browser that does not support the type does not load the source. */
const formatOf = (src: string): string | undefined => {
  const [, format] = /\.(webp|avif)(\?|$)/.exec(src) ?? [];
  return format && `image/${format}`;
};
const isNewFormat = (src: string): boolean => formatOf(src) !== undefined;
