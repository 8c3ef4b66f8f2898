/** For tests only: mounts widgets from their declarations on a fake platform. */
export { expectNoAxeViolations } from './testing/axe';
export { describeSentMessages } from './testing/describe-sent-messages';
export { describeWidgets, type WidgetSituation } from './testing/describe-widgets';
export { aFakeApp } from './app-bridge/fake-app';
export { fill } from './testing/fill';
export { answerTo, type AnswerTo } from './testing/answer-to';
export { fakePlatform } from './testing/fake-platform';
export { translateWith } from './testing/translate';
export { renderWidget } from './testing/render-widget';
/** API answers that several teams need; every field has a default. */
export { aCart, aPromotionResult } from './testing/a-cart';
export { anOrderLine, anOrderView, aStoreView } from './testing/an-order';
export { aTransport } from './testing/a-transport';
export { aPrice, aProductTile } from './product/example-products';
