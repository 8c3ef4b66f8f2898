import type { RecallSummary } from '@fachwerk/shared/contracts';
import { ProductPicture } from '@fachwerk/shared/product';
import { Badge } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './RecallPage.module.css';

/** Open recalls first, each with a link to its notice. */
export function RecallList({ recalls }: { recalls: readonly RecallSummary[] }) {
  const text = useMessages();
  const { recalls: page = '' } = usePlatform().config.pageUrls;
  if (recalls.length === 0) return <p>{text('recall.list.none')}</p>;

  return (
    <ul role="list" className={styles.list}>
      {recalls.map(({ recallId, title, brand, publishedText, isOpen, image }) => (
        <li key={recallId} className={styles.entry}>
          <ProductPicture className={styles.thumbnail} image={image} isDecorative size="thumbnail" />
          <div className={styles.about}>
            <h2 className={styles.name}>
              <a href={`${page}${encodeURIComponent(recallId)}/`}>{`${brand} ${title}`}</a>
            </h2>
            <p className={styles.detail}>{text('recall.list.published', { day: publishedText })}</p>
          </div>
          <p className={styles.state}>
            <Badge tone={isOpen ? 'warning' : 'neutral'}>
              {text(isOpen ? 'recall.state.open' : 'recall.state.closed')}
            </Badge>
          </p>
        </li>
      ))}
    </ul>
  );
}
