import { KeptPictures, WishlistHearts } from '@fachwerk/shared/product';
import { Button, Carousel, carouselLabels } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { type MouseEvent, useId, useRef } from 'react';
import type { RecommendationsData } from './recommendations-api';
import type { RecommendationsTeaserProps } from './recommendations-teaser.props';
import styles from './RecommendationsTeaser.module.css';
import { RecommendedTile } from './RecommendedTile.static';
import { useRecommendations } from './use-recommendations';

/** Products in a carousel under a headline; nothing without products. */
export function RecommendationsTeaser({
  props,
  data,
}: WidgetProps<RecommendationsTeaserProps, RecommendationsData>) {
  const text = useMessages();
  const { track } = usePlatform();
  const headingId = useId();
  const slidesRef = useRef<HTMLDivElement>(null);
  const { shown, clear } = useRecommendations(props, data);
  if (!shown) return <div className={styles.reserved} />;
  if (shown.itemIds.length === 0) return null;

  const { headline, teaserId, containerId, type } = props;
  const reportOpened = ({ target }: MouseEvent<HTMLElement>) => {
    // A tile also has links to shipping costs and energy labels.
    const link = (target as Element).closest('h3 a');
    const itemId = link?.closest<HTMLElement>('[data-recommended]')?.dataset.recommended;
    if (itemId)
      track({
        name: 'select_item',
        values: { itemId, source: 'recommendations', teaserId, containerId, type },
      });
  };

  return (
    <section className={styles.teaser} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{headline}</h2>
        {clear && (
          <Button variant="quiet" size="small" onClick={clear}>
            {text('recommendations.clear')}
          </Button>
        )}
      </div>
      {/* Events of the tiles, which the server has rendered, bubble up to here. */}
      <div ref={slidesRef} onClick={reportOpened}>
        <Carousel
          label={headline}
          labels={carouselLabels(text)}
          layout="four"
          isPart
          slides={shown.itemIds.map((itemId, index) => ({
            key: itemId,
            name: shown.products?.[index]?.name ?? '',
            content: (
              <div className={styles.slide} data-recommended={itemId}>
                <RecommendedTile product={shown.products?.[index]} />
              </div>
            ),
          }))}
        />
      </div>
      <KeptPictures within={slidesRef} />
      <WishlistHearts within={slidesRef} source="recommendations" />
    </section>
  );
}
