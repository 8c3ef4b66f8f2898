/** @jest-environment node */
import { modeOf, zonesOf } from './page-mode';

const block = (widget: string) => ({ widget, props: {} });
const frame = {
  zones: { header: [block('header')], footer: [block('footer')] },
  modes: { prohibis: { zones: { header: [block('prohibis-header')] } } },
};

describe('the mode of a page view', () => {
  it.each(['mode=prohibis', 'session=a; mode=prohibis', 'mode=prohibis; theme=dark', 'a=1;mode=prohibis '])(
    'is set by the cookie: %s',
    (cookies) => {
      expect(modeOf(cookies, frame)).toBe('prohibis');
    },
  );

  it.each([
    undefined,
    '',
    'mode=',
    'mode',
    'mode=Prohibis',
    'mode=prohibis2',
    'mode="prohibis"',
    'mode=prohibis%20',
    'mode=shop',
    'mode=constructor',
    'mode=__proto__',
    'xmode=prohibis',
    'Mode=prohibis',
    'mode=prohibis; mode=shop',
    'mode=shop; mode=prohibis',
  ])('is the shop’s own for %s', (cookies) => {
    expect(modeOf(cookies, frame)).toBeUndefined();
  });
});

describe('the frame of a mode', () => {
  it('replaces the zones that the mode defines, and keeps the others', () => {
    expect(zonesOf(frame, { mode: 'prohibis' })).toEqual({
      header: [block('prohibis-header')],
      footer: [block('footer')],
    });
    expect(zonesOf(frame, { mode: undefined })).toEqual(frame.zones);
  });

  it('is that of the app in every mode', () => {
    const app = { zones: { header: [], footer: [block('back-to-top')] } };
    expect(zonesOf({ ...frame, app }, { mode: 'prohibis', appDevice: 'ios' })).toEqual(app.zones);
    expect(zonesOf(frame, { mode: 'prohibis', appDevice: 'ios' })).toEqual(frame.zones);
  });
});
