import type { AnyWidget } from '@fachwerk/shared/widget';
import { accordion } from './features/accordion/accordion.widget';
import { adTeaserTabs } from './features/ad-teaser-tabs/ad-teaser-tabs.widget';
import { articleHighlightTeaser } from './features/article-highlight-teaser/article-highlight-teaser.widget';
import { brandsTeaser } from './features/brands-teaser/brands-teaser.widget';
import { globalNoticeTeaser } from './features/global-notice-teaser/global-notice-teaser.widget';
import { headlineTeaser } from './features/headline-teaser/headline-teaser.widget';
import { heroSlider } from './features/hero-slider/hero-slider.widget';
import { htmlTeaser } from './features/html-teaser/html-teaser.widget';
import { imageCarouselTeaser } from './features/image-carousel-teaser/image-carousel-teaser.widget';
import { imageTeaser } from './features/image-teaser/image-teaser.widget';
import { jumpMarksTeaser } from './features/jump-marks-teaser/jump-marks-teaser.widget';
import { sprungmarkenTeaser } from './features/jump-marks-teaser/sprungmarken-teaser.widget';
import { lotterySuccess } from './features/lottery/lottery-success.widget';
import { lotteryTeaser } from './features/lottery/lottery-teaser.widget';
import { mainTeaser } from './features/main-teaser/main-teaser.widget';
import { matrixTeaser } from './features/matrix-teaser/matrix-teaser.widget';
import { survey } from './features/survey/survey.widget';
import { surveyTeaser } from './features/survey-teaser/survey-teaser.widget';
import { uspTeaser } from './features/usp-teaser/usp-teaser.widget';

/** The widgets of this micro-frontend. */
export const widgets: readonly AnyWidget[] = [
  heroSlider,
  headlineTeaser,
  mainTeaser,
  imageTeaser,
  imageCarouselTeaser,
  matrixTeaser,
  adTeaserTabs,
  htmlTeaser,
  brandsTeaser,
  uspTeaser,
  articleHighlightTeaser,
  accordion,
  globalNoticeTeaser,
  jumpMarksTeaser,
  sprungmarkenTeaser,
  lotteryTeaser,
  lotterySuccess,
  survey,
  surveyTeaser,
];
