import { requestLayer } from '@fachwerk/shared/bus';
import type { ProductImage } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { Card, joinClasses } from '@fachwerk/shared/ui';
import { opensElsewhere, useMessages, useOfflineNotice, usePlatform } from '@fachwerk/shared/widget';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { isPlainClick } from '../../plain-click';
import rowStyles from '../pictures/PictureRow.module.css';
import { usePictureRow } from '../pictures/use-picture-row';
import styles from './Gallery.module.css';

const LAYER_REQUEST = 'search:picture-requested';

interface GalleryProps {
  /** Name of the product. */
  name: string;
  images: readonly ProductImage[];
}

/**
 * Pictures in a row to swipe, with thumbnails that are links to them. A picture is a link to its file. All
 * work without script; with script the page does not jump, the current thumbnail is marked, and a picture
 * opens in a layer.
 */
export function Gallery({ name, images }: GalleryProps) {
  const text = useMessages();
  const { bus } = usePlatform();
  const noticeOffline = useOfflineNotice();
  const prefix = useId();
  const { rowRef, current, show, followSwipe } = usePictureRow(images.length);
  const enlargeRefs = useRef<(HTMLAnchorElement | null)[]>([]);
  const [first] = images;

  if (!first) {
    return (
      <Card className={styles.frame}>
        <div className={styles.picture}>
          <ProductPicture image={undefined} size="gallery" isPriority />
        </div>
      </Card>
    );
  }

  function enlarge(event: MouseEvent, index: number): void {
    if (!isPlainClick(event)) return;
    if (requestLayer(bus, LAYER_REQUEST, { name, images: [...images], index }) || noticeOffline())
      event.preventDefault();
  }

  const enlargeLink = (image: ProductImage, index: number) => (
    <a
      ref={(link) => void (enlargeRefs.current[index] = link)}
      className={joinClasses(styles.picture, styles.enlarge)}
      href={image.src}
      aria-label={text('productDetail.gallery.enlarge', { name: image.alt })}
      data-opens={LAYER_REQUEST}
      // The arrow keys reach the others.
      tabIndex={index === current ? undefined : -1}
      onClick={(event) => enlarge(event, index)}
    >
      <ProductPicture image={image} size="gallery" isPriority={index === 0} />
    </a>
  );

  if (images.length === 1) return <Card className={styles.frame}>{enlargeLink(first, 0)}</Card>;

  function followThumb(event: MouseEvent, index: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(index);
  }

  function turnByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    // Alt and an arrow are the way back of the browser.
    if (event.altKey || opensElsewhere(event)) return;
    event.preventDefault();
    const next = current + (event.key === 'ArrowRight' ? 1 : -1);
    show(next);
    enlargeRefs.current[next]?.focus({ preventScroll: true });
  }

  return (
    <section aria-label={text('productDetail.gallery.label')}>
      <Card className={styles.frame}>
        <ul
          role="list"
          ref={rowRef}
          className={rowStyles.row}
          aria-label={text('productDetail.gallery.row')}
          onKeyDown={turnByKey}
          onScroll={followSwipe}
        >
          {images.map((image, index) => (
            <li key={image.src} id={`${prefix}-${index}`} className={rowStyles.slide}>
              {enlargeLink(image, index)}
            </li>
          ))}
        </ul>
        <p className={styles.counter} aria-hidden="true">
          {current + 1} / {images.length}
        </p>
      </Card>
      <ul role="list" className={styles.thumbs}>
        {images.map((image, index) => (
          <li key={image.src} className={styles.thumbItem}>
            <a
              className={joinClasses(styles.thumb, index === current && styles.current)}
              href={`#${prefix}-${index}`}
              aria-label={text('productDetail.gallery.show', { number: index + 1, name: image.alt })}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => followThumb(event, index)}
            >
              <ProductPicture image={image} size="thumbnail" isDecorative />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
