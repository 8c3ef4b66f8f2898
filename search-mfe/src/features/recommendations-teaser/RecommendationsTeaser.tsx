import { KeptPictures, WishlistHearts } from '@fachwerk/shared/product';
import { BEST_SELLER_DAYS } from '@fachwerk/shared/rules';
import { Button, Carousel, carouselLabels } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useId, useRef } from 'react';
import { useTileReports } from '../../use-tile-reports';
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
  const headingId = useId();
  const slidesRef = useRef<HTMLDivElement>(null);
  const { teaserId, containerId, type } = props;
  const { shown, clear } = useRecommendations(props, data);
  useTileReports({
    within: slidesRef,
    tiles: shown?.itemIds,
    values: { source: 'recommendations', teaserId, containerId, type },
  });
  if (!shown) return <div className={styles.reserved} />;
  if (shown.itemIds.length === 0) return null;

  // The headline of the page speaks of what is bought; a rank states what it is measured by (UWG §5).
  const { basis } = shown;
  const headline = basis === 'ratings' ? text('recommendations.ratings') : props.headline;

  return (
    <section className={styles.teaser} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{headline}</h2>
        {basis && (
          <p className={styles.basis}>{text(`recommendations.basis.${basis}`, { days: BEST_SELLER_DAYS })}</p>
        )}
        {clear && (
          <Button variant="quiet" size="small" onClick={clear}>
            {text('recommendations.clear')}
          </Button>
        )}
      </div>
      <div ref={slidesRef}>
        <Carousel
          label={headline}
          labels={carouselLabels(text)}
          layout="four"
          isPart
          slides={shown.itemIds.map((itemId, index) => ({
            key: itemId,
            name: shown.products?.[index]?.name ?? '',
            content: (
              <div className={styles.slide}>
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
