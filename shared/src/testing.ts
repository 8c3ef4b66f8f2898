/** For tests only: mount a widget from its declaration on a fake platform, and look at it as a visitor does. */
export { expectNoAxeViolations } from './testing/axe';
export { describeWidgets, type WidgetSituation } from './testing/describe-widgets';
export { fakePlatform } from './testing/fake-platform';
export { renderWidget } from './testing/render-widget';
