import { PackageIcon } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './CategoryTeaser.module.css';

export interface CategoryTile {
  name: string;
  url: string;
  /** Address of the picture; null if there is none. */
  picture: string | null;
}

/** Links with pictures only; needs no script. */
export function CategoryTeaser({ props, data }: WidgetProps<{ headline?: string }, CategoryTile[]>) {
  const text = useMessages();
  const language = useContentLanguage();
  const headingId = useId();
  if (data.length === 0) return null;

  return (
    <nav
      {...(props.headline
        ? { 'aria-labelledby': headingId }
        : { 'aria-label': text('teaser.categories.label') })}
    >
      {props.headline && (
        <h2 id={headingId} className={styles.headline}>
          {props.headline}
        </h2>
      )}
      <ul role="list" className={styles.tiles} lang={language}>
        {data.map(({ name, url, picture }) => (
          <li key={url} className={styles.item}>
            <a className={styles.tile} href={url}>
              <span className={styles.picture}>
                {picture ? (
                  <img
                    className={styles.image}
                    src={picture}
                    alt=""
                    width={600}
                    height={600}
                    loading="lazy"
                  />
                ) : (
                  <PackageIcon size={48} />
                )}
              </span>
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
