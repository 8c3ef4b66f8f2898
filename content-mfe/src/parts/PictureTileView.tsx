import { relOf } from '@fachwerk/shared/html';
import { ArrowRightIcon, Card, joinClasses } from '@fachwerk/shared/ui';
import type { PictureTile } from './picture-tile';
import styles from './PictureTileView.module.css';
import { PictureView } from './PictureView';
import { promotionData } from './promotion-data';

interface PictureTileViewProps {
  tile: PictureTile;
  /** 3 if the teaser has a headline. */
  headingLevel: 2 | 3;
  className?: string;
}

/** A picture with text below. The whole tile is clickable; its only link is the headline. */
export function PictureTileView({ tile, headingLevel, className }: PictureTileViewProps) {
  const { headline, text, picture, link, promotion } = tile;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      as="article"
      className={joinClasses(styles.tile, link && styles.linked, className)}
      {...promotionData(promotion)}
    >
      <div className={styles.picture}>
        <PictureView picture={picture} className={styles.image} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.headline}>
          {link ? (
            <a className={styles.link} href={link.href} rel={relOf(link.href)}>
              {headline}
            </a>
          ) : (
            headline
          )}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          // Repeats the link of the headline visually.
          <p className={styles.more} aria-hidden="true">
            {link.label}
            <ArrowRightIcon size={20} className={styles.arrow} />
          </p>
        )}
      </div>
    </Card>
  );
}
