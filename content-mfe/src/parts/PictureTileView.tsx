import { ArrowRightIcon, joinClasses } from '@fachwerk/shared/ui';
import { relOf } from '@fachwerk/shared/html';
import type { PictureTile } from './picture-tile';
import { PictureView } from './Picture';
import styles from './PictureTileView.module.css';

interface PictureTileViewProps {
  tile: PictureTile;
  /** 3 below a headline of the teaser. */
  headingLevel: 2 | 3;
  className?: string;
}

/** A picture with its words below. The whole tile is clickable, and it is one link: the headline. */
export function PictureTileView({ tile, headingLevel, className }: PictureTileViewProps) {
  const { headline, text, picture, link } = tile;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={joinClasses(styles.tile, link && styles.linked, className)}>
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
          // Says again what the headline links to: for the eye only.
          <p className={styles.more} aria-hidden="true">
            {link.label}
            <ArrowRightIcon size={20} className={styles.arrow} />
          </p>
        )}
      </div>
    </article>
  );
}
