import { raiseMissingRoot } from './missing-root';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

it('raises an error on a page of the shop without any widget, after the rest has run', () => {
  raiseMissingRoot({ isOwnPage: true });
  expect(() => jest.runAllTimers()).toThrow('This page has no root element');
});

it.each([
  ['of others, which add widgets later', false, ''],
  ['with a widget', true, '<div data-widget="header"></div>'],
])('raises none on a page %s', (_page, isOwnPage, html) => {
  document.body.innerHTML = html;
  raiseMissingRoot({ isOwnPage });
  expect(() => jest.runAllTimers()).not.toThrow();
});
