/** @jest-environment node */
import type { Release } from '@fachwerk/shared/contracts';
import type { FragmentResult } from '../fragment-job';
import { pageTexts } from './page-texts';
import type { RenderedSlot } from './render-slots';

const done = { ok: true } as FragmentResult;
const late: FragmentResult = { ok: false, reason: 'deadline', message: '' };

const slot = (widget: string, texts: Record<string, string>, result = done): RenderedSlot => ({
  slot: { zone: 'main', widget, props: {}, id: 'w1', isMain: false },
  result,
  texts,
});

const release = {
  mfes: { search: {}, cart: { isTrial: true }, 'content@2': {} },
  widgets: {
    tiles: { mfe: 'search', hydrate: 'load' },
    text: { mfe: 'search', hydrate: 'never' },
    cart: { mfe: 'cart', hydrate: 'load' },
    'slider@2': { mfe: 'content@2', hydrate: 'load' },
  },
} as unknown as Release;

it('contains the texts of all widgets once', () => {
  expect(pageTexts([slot('tiles', { a: '1', b: '2' }), slot('tiles', { b: '2', c: '3' })], release)).toEqual({
    a: '1',
    b: '2',
    c: '3',
  });
});

it.each([
  ['of a trial version, whose texts may differ', slot('cart', { a: '1' })],
  ['of a newer major', slot('slider@2', { a: '1' })],
  ['of a widget that is never hydrated', slot('text', { a: '1' })],
  ['of a widget that the browser renders with texts of its own request', slot('tiles', { a: '1' }, late)],
])('contains no texts %s', (_which, one) => {
  expect(pageTexts([one], release)).toEqual({});
});
