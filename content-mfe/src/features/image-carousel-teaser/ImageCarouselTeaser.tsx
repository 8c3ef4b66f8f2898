import { Carousel, carouselLabels, CarouselScrollbar } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { PictureTileView } from '../../parts/PictureTileView';
import { Teaser } from '../../parts/Teaser';
import type { ImageCarouselProps } from './image-carousel-teaser.props';

export function ImageCarouselTeaser({ props }: WidgetProps<ImageCarouselProps, undefined>) {
  const { headline, text, anchor, images, sideBySide, scrollbar } = props;
  const message = useMessages();
  return (
    <Teaser headline={headline} text={text} anchor={anchor}>
      <Carousel
        label={headline}
        labels={carouselLabels(message)}
        layout={sideBySide}
        scrollbar={scrollbar ? CarouselScrollbar : undefined}
        isPart
        slides={images.map((tile, index) => ({
          key: String(index),
          name: tile.headline,
          content: <PictureTileView tile={tile} headingLevel={3} />,
        }))}
      />
    </Teaser>
  );
}
