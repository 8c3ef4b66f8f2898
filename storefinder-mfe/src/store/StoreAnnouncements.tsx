import type { StoreFlyer, StoreNews } from '@fachwerk/shared/contracts';
import { Badge } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './StoreAnnouncements.module.css';

interface StoreFlyersProps<Flyer extends StoreFlyer> {
  flyers: readonly Flyer[];
  /** What stands below each. */
  below?: (flyer: Flyer) => ReactNode;
}

/** Printed flyers: first page, title and days. */
export function StoreFlyers<Flyer extends StoreFlyer>({ flyers, below }: StoreFlyersProps<Flyer>) {
  return (
    <ul role="list" className={styles.flyers}>
      {flyers.map((flyer) => (
        <li key={flyer.title + flyer.validity + flyer.image.src} className={styles.flyer}>
          <FirstPage flyer={flyer} />
          {below?.(flyer)}
        </li>
      ))}
    </ul>
  );
}

function FirstPage({ flyer }: { flyer: StoreFlyer }) {
  const text = useMessages();
  const { title, isActive, validity, image, url } = flyer;

  return (
    <>
      <img
        className={styles.page}
        src={image.src}
        alt={image.alt}
        width={240}
        height={300}
        loading="lazy"
        decoding="async"
      />
      <p className={styles.title}>
        {url ? (
          <a className={styles.link} href={url}>
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <p className={styles.days}>{validity}</p>
      {!isActive && <Badge>{text('storePage.flyers.soon')}</Badge>}
    </>
  );
}

/** What a store tells its customers today. */
export function StoreNewsList({ news }: { news: readonly StoreNews[] }) {
  const text = useMessages();

  return (
    <ul role="list" className={styles.news}>
      {news.map(({ title, text: body, validity, url }) => (
        <li key={title + validity}>
          <p className={styles.title}>{title}</p>
          <p>{body}</p>
          <p className={styles.days}>{validity}</p>
          {url && (
            <a className={styles.more} href={url} aria-label={text('storePage.news.moreAbout', { title })}>
              {text('storePage.news.more')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
