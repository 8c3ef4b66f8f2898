/** For tests only: mount a widget from its declaration on a fake platform, and look at it as a visitor does. */
export { expectNoAxeViolations } from './testing/axe';
export { describeWidgets, type WidgetSituation } from './testing/describe-widgets';
export { fill } from './testing/fill';
export { answerTo, type AnswerTo } from './testing/answer-to';
export { fakePlatform } from './testing/fake-platform';
export { renderWidget } from './testing/render-widget';
/** Answers of the API that several teams need: say only what matters to the test. */
export { aCart } from './testing/a-cart';
export { aProductTile } from './product/example-products';
