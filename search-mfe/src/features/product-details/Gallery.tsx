import type { ProductImage } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { joinClasses } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import styles from './Gallery.module.css';

/**
 * Pictures in a row to swipe, with thumbnails that are links to them. Both work without script; with script
 * the page does not jump, and the current thumbnail is marked.
 */
export function Gallery({ images }: { images: readonly ProductImage[] }) {
  const text = useMessages();
  const prefix = useId();
  const rowRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = images;

  if (images.length < 2) {
    return (
      <div className={styles.frame}>
        <div className={styles.picture}>
          <ProductPicture image={first} size="gallery" isPriority />
        </div>
      </div>
    );
  }

  function show(index: number): void {
    const row = rowRef.current;
    if (!row || index < 0 || index >= images.length) return;
    setCurrent(index);
    row.scrollTo?.({ left: index * row.clientWidth });
  }

  function followThumb(event: MouseEvent, index: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
  }

  function turnByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    show(current + (event.key === 'ArrowRight' ? 1 : -1));
  }

  function followSwipe(): void {
    const row = rowRef.current;
    if (row && row.clientWidth > 0) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
  }

  return (
    <section aria-label={text('productDetail.gallery.label')}>
      <div className={styles.frame}>
        <ul
          role="list"
          ref={rowRef}
          className={styles.row}
          // Focusable for the arrow keys.
          tabIndex={0}
          aria-label={text('productDetail.gallery.row')}
          onKeyDown={turnByKey}
          onScroll={followSwipe}
        >
          {images.map((image, index) => (
            <li key={image.src} id={`${prefix}-${index}`} className={styles.slide}>
              <div className={styles.picture}>
                <ProductPicture image={image} size="gallery" isPriority={index === 0} />
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.counter} aria-hidden="true">
          {current + 1} / {images.length}
        </p>
      </div>
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
