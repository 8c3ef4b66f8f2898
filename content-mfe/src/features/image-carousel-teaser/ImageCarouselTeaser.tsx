import type { WidgetProps } from '@fachwerk/shared/widget';
import { Carousel } from '../../carousel/Carousel';
import { PictureTileView } from '../../parts/PictureTileView';
import { Teaser } from '../../parts/Teaser';
import type { ImageCarouselProps } from './image-carousel-teaser.props';

export function ImageCarouselTeaser({ props }: WidgetProps<ImageCarouselProps, undefined>) {
  const { headline, text, anchor, images } = props;
  return (
    <Teaser headline={headline} text={text} anchor={anchor}>
      <Carousel
        label={headline}
        layout="many"
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
