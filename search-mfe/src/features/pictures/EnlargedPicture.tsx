import type { ProductImage } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { joinClasses } from '@fachwerk/shared/ui';
import styles from './EnlargedPicture.module.css';
import type { useZoom } from './use-zoom';

interface EnlargedPictureProps {
  image: ProductImage;
  /** null: another picture is shown. */
  zoom: ReturnType<typeof useZoom> | null;
}

/** A square place that scrolls when the picture is larger. */
export function EnlargedPicture({ image, zoom }: EnlargedPictureProps) {
  const moves = zoom?.isWhole === false;
  return (
    <div className={styles.place}>
      <div
        ref={zoom?.scrollerRef}
        className={joinClasses(styles.scroller, moves && styles.moves)}
        // A region that scrolls is a stop of the Tab key. It keeps the focus, and with it Escape, afterwards.
        tabIndex={moves ? 0 : -1}
        onDragStart={(event) => event.preventDefault()}
        {...zoom?.ofScroller}
      >
        <div style={{ width: `${100 * (zoom?.zoom ?? 1)}%` }}>
          <ProductPicture image={image} size="enlarged" isPriority={zoom !== null} />
        </div>
      </div>
    </div>
  );
}
