import { joinClasses } from '@fachwerk/shared/ui';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { PictureTileView } from '../../parts/PictureTileView';
import { Teaser } from '../../parts/Teaser';
import type { MatrixTeaserProps } from './matrix-teaser.props';
import styles from './MatrixTeaser.module.css';

/** Tiles of three sizes; read and focused in the order in which they are given. */
export function MatrixTeaser({ props }: WidgetProps<MatrixTeaserProps, undefined>) {
  const { headline, text, anchor, tiles } = props;
  return (
    <Teaser headline={headline} text={text} anchor={anchor}>
      <ul role="list" className={styles.tiles}>
        {tiles.map(({ size, ...tile }, index) => (
          <li key={index} className={joinClasses(styles.item, styles[size])}>
            <PictureTileView tile={tile} headingLevel={headline ? 3 : 2} className={styles.tile} />
          </li>
        ))}
      </ul>
    </Teaser>
  );
}
