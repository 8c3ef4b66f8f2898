import type { AnyWidget } from '@fachwerk/shared/widget';
import { areaCalculatorLayer } from './features/area-calculator/area-calculator-layer.widget';
import { backInStock } from './features/back-in-stock/back-in-stock.widget';
import { backInStockLayer } from './features/back-in-stock/back-in-stock-layer.widget';
import { backInStockLink } from './features/back-in-stock/back-in-stock-link.widget';
import { categoryTeaser } from './features/category-teaser/category-teaser.widget';
import { comparisonBar } from './features/comparison/comparison-bar.widget';
import { comparisonPage } from './features/comparison/comparison-page.widget';
import { emojiSurvey } from './features/emoji-survey/emoji-survey.widget';
import { energyLabel } from './features/energy-label/energy-label.widget';
import { energyLabelLayer } from './features/energy-label/energy-label-layer.widget';
import { pictureLayer } from './features/pictures/picture-layer.widget';
import { priceSetter } from './features/price-setter/price-setter.widget';
import { productDetailsPage } from './features/product-details/product-details-page.widget';
import { emptySearchInfo } from './features/product-list/empty-search-info.widget';
import { productListPage } from './features/product-list/product-list-page.widget';
import { searchResultsPage } from './features/product-list/search-results-page.widget';
import { productTeaser } from './features/product-teaser/product-teaser.widget';
import { recallPage } from './features/recall-page/recall-page.widget';
import { recommendationsTeaser } from './features/recommendations-teaser/recommendations-teaser.widget';
import { reviewForm } from './features/review-form/review-form.widget';
import { reviewReport } from './features/review-report/review-report.widget';
import { stockSetter } from './features/stock-setter/stock-setter.widget';

/** All widgets of this micro-frontend. */
export const widgets: readonly AnyWidget[] = [
  productListPage,
  searchResultsPage,
  emptySearchInfo,
  productDetailsPage,
  categoryTeaser,
  productTeaser,
  recallPage,
  recommendationsTeaser,
  reviewForm,
  reviewReport,
  priceSetter,
  stockSetter,
  emojiSurvey,
  energyLabel,
  energyLabelLayer,
  comparisonPage,
  comparisonBar,
  backInStock,
  backInStockLayer,
  backInStockLink,
  areaCalculatorLayer,
  pictureLayer,
];
