import { useEffect, useRef, useState } from 'react';
import type { ProductImage } from '../contracts/product';
import { below } from '../ui/breakpoints';
import { joinClasses } from '../ui/join-classes';
import { MissingPicture } from './MissingPicture';
import styles from './ProductPicture.module.css';

export interface ProductPictureProps {
  image: ProductImage | undefined;
  /** The name appears beside the picture, so the alternative text is empty. */
  isDecorative?: boolean;
  /** In the initial viewport: loads immediately with high priority. */
  isPriority?: boolean;
  className?: string;
}

/** A square picture on white. If it fails to load: the fallback picture, then an icon. */
export function ProductPicture({
  image,
  isDecorative = false,
  isPriority = false,
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
          {image.mobileSrc && source === image.src && (
            <source media={below('phoneLg')} srcSet={image.mobileSrc} />
          )}
          <img
            ref={imageRef}
            className={styles.image}
            src={source}
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
