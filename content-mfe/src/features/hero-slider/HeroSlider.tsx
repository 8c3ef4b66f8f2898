import { relOf } from '@fachwerk/shared/html';
import { Button, Carousel, carouselLabels, joinClasses } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { PictureView } from '../../parts/PictureView';
import { promotionData } from '../../parts/promotion-data';
import type { HeroSliderProps } from './hero-slider.props';
import styles from './HeroSlider.module.css';

type HeroSlide = HeroSliderProps['slides'][number];

export function HeroSlider({ props }: WidgetProps<HeroSliderProps, undefined>) {
  const text = useMessages();
  return (
    <Carousel
      className={styles.hero}
      controlsClassName={styles.controls}
      label={props.label ?? text('teaser.hero.label')}
      labels={carouselLabels(text)}
      layout="one"
      autoplayMs={props.autoplay ? props.autoplayDelay : undefined}
      slides={props.slides.map((slide, index) => ({
        key: String(index),
        name: slide.headline,
        content: <SlideView slide={slide} isFirst={index === 0} />,
      }))}
    />
  );
}

/** The text has a background of its own, so that it is readable on any picture. */
function SlideView({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
  const { headline, text, picture, link, tone, promotion } = slide;
  return (
    <div className={styles.slide} {...promotionData(promotion)}>
      <div className={styles.picture}>
        <PictureView picture={picture} isPriority={isFirst} className={styles.image} />
      </div>
      <div className={joinClasses(styles.panel, styles[tone])}>
        <h2 className={styles.headline}>{headline}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <Button
            href={link.href}
            rel={relOf(link.href)}
            variant={tone === 'call' ? 'secondary' : 'primary'}
            className={joinClasses(styles.link, tone === 'call' && styles.onCall)}
          >
            {link.label}
          </Button>
        )}
      </div>
    </div>
  );
}
