import { forgetAgreement, isAgreed, keepAgreement } from './agreement';

const TILES = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  provider: 'Karten GmbH',
  credit: [],
  maxZoom: 19,
};
const denied = (decidedAt?: number) => ({ isAllowed: false, decidedAt });
beforeEach(() => localStorage.clear());

it.each([
  ['without a decision', undefined, undefined, true],
  ['after the same decision', 1_796_000_000, 1_796_000_000, true],
  ['after a later decision, which no page has seen', 1_796_000_000, 1_796_000_100, false],
  ['after a decision that came first', undefined, 1_796_000_000, false],
  ['after the decision has expired', 1_796_000_000, undefined, false],
])('an agreement to a map counts %s: %s, then %s', (_when, first, later, isCounted) => {
  keepAgreement(TILES, denied(first));
  expect(isAgreed(TILES, denied(later))).toBe(isCounted);
});

it('counts for its company and its host only', () => {
  keepAgreement(TILES, denied());
  expect(isAgreed({ ...TILES, provider: 'Andere GmbH' }, denied())).toBe(false);
  expect(isAgreed({ ...TILES, url: 'https://other.example/{z}/{x}/{y}.png' }, denied())).toBe(false);
});

it('keeps that an allowed map is not wanted', () => {
  forgetAgreement({ isAllowed: true });
  expect(isAgreed(TILES, { isAllowed: true, decidedAt: undefined })).toBe(false);
});
