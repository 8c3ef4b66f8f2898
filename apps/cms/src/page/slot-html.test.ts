/** @jest-environment node */
import type { HydrateMode } from '@fachwerk/shared/contracts';
import type { FragmentResult } from '../fragment-job';
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
  reads: { address: false, now: false, otherData: false },
  html: '<p>Da</p>',
  preloads: [],
  json: '{"props":{}}',
  page: undefined,
};
const failed: FragmentResult = { ok: false, reason: 'deadline', message: '' };
const widget = (hydrate: HydrateMode) => ({
  mfe: 'search',
  expose: './teaser',
  hydrate,
  reserve: { minHeight: 130 },
  messages: [],
  js: [],
  css: [],
});

const onPage = { keepsProps: false, texts: undefined };

it('gives a widget its data, for the browser to go on with', () => {
  expect(slotHtml(slot, rendered, widget('load'), onPage)).toContain(
    '<div data-widget-root data-ssr><p>Da</p></div><script type="application/json" data-widget-data>{"props":{}}</script>',
  );
});

it('gives a widget its texts where the page does not contain them', () => {
  const html = slotHtml(slot, rendered, widget('load'), { ...onPage, texts: { 'teaser.more': '</b>' } });

  expect(/data-widget-data>(.*?)<\/script>/.exec(html)?.[1]).toBe(
    '{"messages":{"teaser.more":"\\u003c/b>"},"props":{}}',
  );
});

it.each(['load', 'never'] as const)('sends the props of a rendered widget (%s) at most once', (hydrate) => {
  expect(slotHtml(slot, rendered, widget(hydrate), onPage)).not.toContain('data-props');
});

it('keeps the attribute where others read the props', () => {
  expect(slotHtml(slot, rendered, widget('load'), { ...onPage, keepsProps: true })).toContain(
    ' data-props="',
  );
});

it('spares the data of a widget that is never hydrated', () => {
  expect(slotHtml(slot, rendered, widget('never'), onPage)).not.toContain('data-widget-data');
});

it('keeps the space of a widget that could not be rendered', () => {
  const html = slotHtml(slot, failed, widget('load'), onPage);

  expect(html).toMatch(/class="[^"]*page-reserve-4[^"]*"/);
  expect(html).not.toContain('data-widget-root');
});

it('marks an extra widget that was left out, for the shell to show it on request', () => {
  const html = slotHtml(slot, { ...failed, reason: 'left-out' }, widget('visible'), onPage);

  expect(html).toMatch(
    /^<div id="w3" class="[^"]*page-reserve-4" data-widget="teaser" data-left-out data-props="/,
  );
});

it('writes only the element of a widget that needs consent', () => {
  const html = slotHtml(
    { ...slot, props: {} },
    { ok: false, reason: 'on-request', message: '' },
    { ...widget('load'), consent: 'statistics' },
    onPage,
  );

  expect(html).toBe('<div id="w3" class="fw-container page-widget" data-widget="teaser"></div>');
});

it('writes only the element of a widget that loads with an event', () => {
  const html = slotHtml(
    slot,
    { ok: false, reason: 'on-request', message: '' },
    widget({ on: ['storefinder:layer-requested'] }),
    onPage,
  );

  expect(html).toBe(
    '<div id="w3" class="fw-container page-widget" data-widget="teaser" data-props="{&quot;headline&quot;:&quot;A \\&quot;B\\&quot; &lt;c&gt;&quot;}"></div>',
  );
});

it('escapes props in the attribute', () => {
  expect(slotHtml(slot, failed, widget('load'), onPage)).toContain('&quot;A \\&quot;B\\&quot; &lt;c&gt;');
});
