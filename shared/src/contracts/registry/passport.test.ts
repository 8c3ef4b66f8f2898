import { Passport, type WidgetMeasures } from './passport';

const NOTHING: WidgetMeasures = {
  bytes: 0,
  requests: 0,
  longTask: 0,
  shift: 0,
  heap: 0,
  listeners: 0,
  hosts: [],
  storage: [],
  cookies: [],
  globals: [],
  axe: [],
};
const passport = (widgets: Record<string, unknown>) => ({
  at: '2026-11-26T06:00:00Z',
  browser: 'Chromium 140',
  widgets,
});

describe('a passport', () => {
  it('is refused without a day that pages can show', () => {
    const undated = { ...passport({ teaser: NOTHING }), at: 'yesterday' };
    expect(Passport.safeParse(undated).success).toBe(false);
  });

  it('is read as it was measured', () => {
    expect(Passport.parse(passport({ teaser: NOTHING }))).toEqual(passport({ teaser: NOTHING }));
  });

  it.each([
    ['a negative size', { ...NOTHING, bytes: -1 }],
    ['a size that is no number', { ...NOTHING, heap: 'small' }],
    ['half a request', { ...NOTHING, requests: 0.5 }],
    ['too many names', { ...NOTHING, globals: Array.from({ length: 51 }, (_, index) => `g${index}`) }],
    ['a name that is a book', { ...NOTHING, hosts: ['x'.repeat(201)] }],
    ['no list of cookies', { ...NOTHING, cookies: undefined }],
  ])('is refused with %s', (_what, measures) => {
    expect(Passport.safeParse(passport({ teaser: measures })).success).toBe(false);
  });
});
