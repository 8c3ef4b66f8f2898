import type { ProductImage } from '@fachwerk/shared/contracts';
import {
  CaretLeftIcon,
  CaretRightIcon,
  IconButton,
  joinClasses,
  MinusIcon,
  PlusIcon,
} from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type KeyboardEvent, useEffect } from 'react';
import { EnlargedPicture } from './EnlargedPicture';
import rowStyles from './PictureRow.module.css';
import styles from './Pictures.module.css';
import { usePictureRow } from './use-picture-row';
import { useZoom } from './use-zoom';

interface PicturesProps {
  images: readonly ProductImage[];
  /** Counted from 0. */
  first: number;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Large pictures to turn and to enlarge, by touch, mouse, buttons and keys. */
export function Pictures({ images, first }: PicturesProps) {
  const text = useMessages();
  const { rowRef, current, show, followSwipe } = usePictureRow(images.length, first);
  const zoom = useZoom(current);

  useEffect(() => rowRef.current?.focus(), [rowRef]);

  function turnTo(index: number): void {
    if (index in images) zoom.end();
    show(index);
  }

  function followKey(event: KeyboardEvent): void {
    const { key } = event;
    const [x, y] = DIRECTIONS[key] ?? [];
    if (key === '+') zoom.zoomIn();
    else if (key === '-') zoom.zoomOut();
    else if (x === undefined || y === undefined) return;
    else if (!zoom.isWhole) zoom.move(x, y);
    else if (x !== 0) turnTo(current + x);
    event.preventDefault();
  }

  return (
    <div className={styles.area} onKeyDown={followKey}>
      <ul
        role="list"
        ref={rowRef}
        className={rowStyles.row}
        // Focusable for the keys.
        tabIndex={0}
        aria-label={text('pictures.row')}
        onScroll={followSwipe}
      >
        {images.map((image, index) => (
          <li key={image.src} className={rowStyles.slide} aria-hidden={index !== current || undefined}>
            <EnlargedPicture image={image} zoom={index === current ? zoom : null} />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {images.length > 1 && (
          <>
            <IconButton
              label={text('pictures.previous')}
              aria-disabled={current === 0}
              onClick={() => turnTo(current - 1)}
            >
              <CaretLeftIcon size={20} />
            </IconButton>
            <p className={styles.counter} role="status">
              {text('pictures.counter', { number: current + 1, count: images.length })}
            </p>
            <IconButton
              label={text('pictures.next')}
              aria-disabled={current === images.length - 1}
              onClick={() => turnTo(current + 1)}
            >
              <CaretRightIcon size={20} />
            </IconButton>
          </>
        )}
        <div className={joinClasses(images.length > 1 && styles.zoom)}>
          <IconButton label={text('pictures.zoomOut')} aria-disabled={zoom.isWhole} onClick={zoom.zoomOut}>
            <MinusIcon size={20} />
          </IconButton>
          <IconButton label={text('pictures.zoomIn')} aria-disabled={zoom.isLargest} onClick={zoom.zoomIn}>
            <PlusIcon size={20} />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
