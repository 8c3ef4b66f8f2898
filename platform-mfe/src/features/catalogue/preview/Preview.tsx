import { useMessages } from '@fachwerk/shared/widget';
import styles from './Preview.module.css';
import { FIRST_HEIGHT, usePreview } from './use-preview';

export interface PreviewProps {
  /** "cart-page", "cart-page@2". */
  name: string;
  title: string;
  width: number;
  props: unknown;
  /** Called with the document of the frame when it has loaded. */
  onLoaded?: (preview: Document) => void;
}

const PERCENT = 100;

export const previewPath = (name: string): string => `/widgets/preview/${encodeURI(name)}/`;

/** The widget in a frame of the given width. */
export function Preview({ name, title, width, props, onLoaded }: PreviewProps) {
  const text = useMessages();
  const { frame, box, onLoad, scale, isEmpty } = usePreview({ name, width, props, onLoaded });

  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>
        <span>{text('catalogue.preview.width', { width })}</span>
        {scale < 1 && (
          <span>{text('catalogue.preview.scale', { percent: Math.round(scale * PERCENT) })}</span>
        )}
      </figcaption>
      <div className={styles.box} ref={box}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={previewPath(name)}
          title={text('catalogue.preview.title', { title, width })}
          width={width}
          height={FIRST_HEIGHT}
          loading="lazy"
          onLoad={onLoad}
        />
      </div>
      {isEmpty && <p className={styles.empty}>{text('catalogue.preview.empty')}</p>}
    </figure>
  );
}
