/** @jest-environment node */
import type { HydrateMode } from '@fachwerk/shared/contracts';
import type { FragmentResult } from '../fragments/fragment-job';
import type { WidgetSlot } from './plan-page';
import { slotHtml } from './slot-html';

const slot: WidgetSlot = {
  id: 'w3',
  zone: 'main',
  isMain: false,
  widget: 'teaser',
  props: { headline: 'A "B" <c>' },
};
const rendered: FragmentResult = {
  ok: true,
  html: '<p>Da</p>',
  preloads: [],
  json: '{"props":{}}',
  page: undefined,
};
const widget = (hydrate: HydrateMode) => ({
  mfe: 'search',
  expose: './teaser',
  hydrate,
  reserve: { minHeight: 130 },
  messages: [],
  js: [],
  css: [],
});

it('gives a widget its data, for the browser to go on with', () => {
  expect(slotHtml(slot, rendered, widget('load'))).toContain(
    '<div data-widget-root data-ssr><p>Da</p></div><script type="application/json" data-widget-data>{"props":{}}</script>',
  );
});

it('spares the data of a widget that is never hydrated', () => {
  expect(slotHtml(slot, rendered, widget('never'))).not.toContain('data-widget-data');
});

it('keeps the space of a widget that could not be rendered', () => {
  const html = slotHtml(slot, { ok: false, reason: 'deadline', message: '' }, widget('load'));

  expect(html).toMatch(/class="[^"]*page-reserve-4[^"]*"/);
  expect(html).not.toContain('data-widget-root');
});

it('escapes props in the attribute', () => {
  expect(slotHtml(slot, rendered, widget('load'))).toContain('&quot;A \\&quot;B\\&quot; &lt;c&gt;');
});
