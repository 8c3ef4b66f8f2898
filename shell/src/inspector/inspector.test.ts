import { createBus, type SentMessage } from '@fachwerk/shared/bus';
import type { Release, TrialReason } from '@fachwerk/shared/contracts';
import { waitFor } from '@testing-library/react';
import { createTimeline } from '../messages/timeline';
import type { Inspected } from './inspected';
import { openInspector } from './inspector';
import { offerInspector } from './offer-inspector';
import { pageReport } from './report';
import { versionReason } from './version-reason';

const trial = (trialReason: TrialReason) => ({ isTrial: true, trialReason });
const release: Release = {
  id: 'r1',
  shell: '0.1.0-abc',
  mfes: {
    cart: {
      ...trial('rollout'),
      version: '1.4.0-3f9a2c1',
      entry: '/e.js',
      global: 'cart',
      integrity: 'sha384-x',
    },
  },
  widgets: {},
  chunks: {},
};
const inspect = (more: Partial<Release> = {}): Inspected => ({
  timeline: createTimeline(),
  bus: createBus(),
  release: { ...release, ...more },
});
let messages = 0;
const sent = (kind: 'topic' | 'event', name: string, value: unknown): SentMessage => ({
  kind,
  name,
  value,
  id: (messages += 1),
  isHeard: true,
});
const by = { widget: 'cart-page', mfe: 'cart', version: '1.4.0-3f9a2c1' };
const shadow = () => document.getElementById('fachwerk-inspector')?.shadowRoot;
const press = (init: KeyboardEventInit) => document.dispatchEvent(new KeyboardEvent('keydown', init));
const loaded = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeAll(() => {
  // jsdom supports neither named measures nor constructed style sheets.
  Object.assign(performance, {
    getEntriesByName: (name: string) => (name === 'fachwerk cart-page#w3 load' ? [{ duration: 12.4 }] : []),
  });
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
});
beforeEach(() => {
  location.hash = '';
  document.body.innerHTML =
    '<button id="shop">Shop</button><div data-widget="cart-page" id="w3" data-widget-state="failed" data-widget-version="cart@1.4.0-3f9a2c1" data-props=\'{"a":1}\'></div>';
});

it('lists every widget with version, state and props, and earlier messages of the bus', () => {
  const inspected = inspect();
  inspected.timeline.record(sent('event', 'cart:changed', { itemCount: 3 }));
  const close = openInspector(inspected, () => undefined);

  const [row] = Array.from(shadow()?.querySelectorAll('tbody tr') ?? []);
  expect(row?.textContent).toBe(
    'cart-page #w3failedcart@1.4.0-3f9a2c1rollout: this visitor is chosenload 12 ms{"a":1}',
  );
  const [, bus] = Array.from(shadow()?.querySelectorAll<HTMLElement>('[role=tab]') ?? []);
  bus?.click();
  expect(shadow()?.querySelector('tbody tr')?.textContent).toMatch(
    /^1 cart:changed[\d,]+ mseventthe pageSend again\{"itemCount":3\}$/,
  );

  inspected.timeline.record({ ...sent('topic', 'cartCount', 4), cause: 1, by });
  expect(shadow()?.querySelector('tbody tr')?.textContent).toMatch(
    /^2 cartCount[\d,]+ mstopiccart-page \(cart 1\.4\.0-3f9a2c1\)1 cart:changedSend again4$/,
  );
  close();
  expect(shadow()).toBeUndefined();
});

it('sends recorded messages again, one by one, and lists them as new ones', () => {
  const timeline = createTimeline();
  const bus = createBus({ onMessage: (message) => timeline.record(message) });
  const { signal } = new AbortController();
  const received: unknown[] = [];
  bus.on('cart:changed', (value) => received.push(value), signal);
  bus.watch('user', (value) => received.push(value), signal);
  bus.publish('cart:changed', { itemCount: 3 } as never);
  bus.set('user', { name: 'Erika' } as never);
  received.length = 0;
  const close = openInspector({ ...inspect(), timeline, bus }, () => undefined);
  shadow()?.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
  const again = (name: string) =>
    shadow()?.querySelector<HTMLElement>(`button[aria-label="Send again: ${name}"]`)?.click();

  again('cart:changed');
  again('user');

  expect(received).toEqual([{ itemCount: 3 }, { name: 'Erika' }]);
  expect(timeline.entries.map(({ name }) => name)).toEqual(['cart:changed', 'user', 'cart:changed', 'user']);
  close();
});

describe('the reason of a version is', () => {
  const entry = release.mfes.cart;
  if (!entry) throw new Error('no cart');
  const reasonIn = (mfes: Release['mfes'], version = 'cart@1.4.0-3f9a2c1') =>
    versionReason(version, { ...release, mfes });

  it('the one of the release: stable, chosen for a rollout, a preview, a failure in this browser', () => {
    const { trialReason, ...stable } = entry;
    expect(trialReason).toBe('rollout');
    expect(reasonIn({ cart: stable })).toBe('stable');
    expect(reasonIn({ cart: { ...stable, ...trial('preview') } })).toBe('preview link');
    expect(reasonIn({ 'cart@2': { ...stable, ...trial('failure') } })).toMatch(/failed in this browser$/);
  });

  it('a failure on this page, where the shell has replaced the version of the release', () => {
    expect(reasonIn({ cart: entry }, 'cart@1.3.9-b')).toBe(
      'replaces 1.4.0-3f9a2c1, which failed on this page',
    );
  });

  it('the registry, where the page has no release or lacks the micro-frontend', () => {
    expect(versionReason('cart@1.4.0-3f9a2c1', undefined)).toBe('live, from the registry');
    expect(reasonIn({ search: entry })).toBe('live, from the registry');
    expect(reasonIn({}, '')).toBe('');
  });
});

it('switches views with the arrow keys and has one tab stop', () => {
  const close = openInspector(inspect(), () => undefined);
  const tabs = Array.from(shadow()?.querySelectorAll<HTMLElement>('[role=tab]') ?? []);
  const arrow = (key: string) =>
    shadow()?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const chosen = () => tabs.map((tab) => tab.getAttribute('aria-selected')).join();
  expect(shadow()?.activeElement).toBe(tabs[0]);

  arrow('ArrowRight');
  expect(chosen()).toBe('false,true,false');
  arrow('ArrowLeft');
  arrow('ArrowLeft');
  expect(chosen()).toBe('false,false,true');
  expect(shadow()?.activeElement).toBe(tabs[2]);
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  arrow('Home');
  expect(chosen()).toBe('true,false,false');
  close();
});

it('keeps the focus on a widget of the list while the page changes', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const close = openInspector(inspect(), () => undefined);
  const first = () => shadow()?.querySelector<HTMLElement>('tbody button');
  first()?.focus();

  jest.advanceTimersByTime(2000);
  expect(shadow()?.activeElement).toBe(first());
  document.getElementById('w3')?.setAttribute('data-widget-state', 'mounted');
  jest.advanceTimersByTime(2000);

  expect(shadow()?.querySelector('tbody tr')?.textContent).toContain('mounted');
  expect(shadow()?.activeElement).toBe(first());
  close();
  jest.useRealTimers();
});

it('shows long values in full when opened, up to a limit', () => {
  const inspected = inspect();
  inspected.timeline.record(sent('event', 'cart:changed', { text: 'x'.repeat(5000) }));
  const close = openInspector(inspected, () => undefined);
  shadow()?.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();

  expect(shadow()?.querySelector('details pre')?.textContent).toMatch(/x{3900,}\n… and \d+ characters more$/);
  close();
});

it('opens and closes by Alt+Shift+W, closes by Escape, and gives the focus back', async () => {
  const controller = new AbortController();
  offerInspector(inspect(), controller.signal);
  document.getElementById('shop')?.focus();

  press({ code: 'KeyW', altKey: true });
  await loaded();
  expect(shadow()).toBeUndefined();

  press({ code: 'KeyW', altKey: true, shiftKey: true });
  await waitFor(() => expect(shadow()).toBeTruthy());

  press({ key: 'Escape' });
  expect(shadow()).toBeUndefined();
  expect(document.activeElement?.id).toBe('shop');

  press({ code: 'KeyW', altKey: true, shiftKey: true });
  await waitFor(() => expect(shadow()).toBeTruthy());
  press({ code: 'KeyW', altKey: true, shiftKey: true });
  await waitFor(() => expect(shadow()).toBeUndefined());
  controller.abort();
});

it('opens by address in a preview only', async () => {
  location.hash = '#fachwerk-inspector';
  const shopper = new AbortController();
  offerInspector(inspect(), shopper.signal);
  await loaded();
  expect(shadow()).toBeUndefined();
  shopper.abort();

  const holder = new AbortController();
  offerInspector(inspect({ preview: { mfe: 'cart', version: '1.4.0-3f9a2c1', until: '' } }), holder.signal);
  await waitFor(() => expect(shadow()).toBeTruthy());
  press({ key: 'Escape' });
  holder.abort();
});

it('reports what stood on the page without what may be about the visitor', () => {
  const inspected = inspect();
  inspected.timeline.record(sent('topic', 'user', { name: 'Erika' }));

  const report = JSON.parse(pageReport(inspected)) as Record<string, unknown>;

  expect(report).toMatchObject({
    release: 'r1',
    shell: '0.1.0-abc',
    versions: { cart: '1.4.0-3f9a2c1 (rollout)' },
    widgets: [{ widget: 'cart-page #w3', state: 'failed' }],
  });
  expect(JSON.stringify(report)).not.toContain('Erika');
});

it('keeps the latest messages only', () => {
  const timeline = createTimeline(3);
  for (let i = 0; i < 5; i += 1) timeline.record(sent('event', `e${i}`, i));

  expect(timeline.entries.map(({ name }) => name)).toEqual(['e2', 'e3', 'e4']);
});
