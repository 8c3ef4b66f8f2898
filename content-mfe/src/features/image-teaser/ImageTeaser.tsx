import { joinClasses } from '@fachwerk/shared/ui';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { PictureTileView } from '../../parts/PictureTileView';
import { Teaser } from '../../parts/Teaser';
import type { ImageTeaserProps } from './image-teaser.props';
import styles from './ImageTeaser.module.css';

export function ImageTeaser({ props }: WidgetProps<ImageTeaserProps, undefined>) {
  const { headline, text, anchor, images } = props;
  return (
    <Teaser headline={headline} text={text} anchor={anchor}>
      <ul role="list" className={joinClasses(styles.images, styles[`of${images.length}`])}>
        {images.map((image, index) => (
          <li key={index} className={styles.item}>
            <PictureTileView
              tile={image}
              headingLevel={headline ? 3 : 2}
              className={images.length === 1 ? styles.wide : undefined}
            />
          </li>
        ))}
      </ul>
    </Teaser>
  );
}
