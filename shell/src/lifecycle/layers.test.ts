import { createBus, requestLayer } from '@fachwerk/shared/bus';
import { HttpError } from '@fachwerk/shared/http';
import { createLayers } from './layers';

const LAYER = 'storefinder:layer-requested';
let page = new AbortController();

function setUp(html = `<a href="#stores" data-opens="${LAYER}"><b>Markt</b></a><button>Anderes</button>`) {
  document.body.innerHTML = html;
  const bus = createBus({ validate: true });
  const text = jest.fn((key: string) => Promise.resolve(key));
  const layers = createLayers({ bus, text, signal: page.signal });
  const opener = document.querySelector('[data-opens]') as HTMLElement;
  const sign = (type: string, target: Element = opener) =>
    target.dispatchEvent(new Event(type, { bubbles: true }));
  return { bus, layers, opener, sign, inside: opener.firstElementChild ?? opener };
}
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  page = new AbortController();
  jest.useFakeTimers();
});
afterEach(() => {
  page.abort();
  window.location.hash = '';
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('the page offers a layer while a widget of it waits for the event', () => {
  const { bus, layers } = setUp();
  const first = new AbortController();
  const second = new AbortController();
  layers.offer([LAYER], jest.fn(), first.signal);
  layers.offer([LAYER, 'notifications'], jest.fn(), second.signal);
  expect(bus.get('layers')).toEqual([LAYER]);

  first.abort();
  expect(requestLayer(bus, LAYER, {})).toBe(true);
  second.abort();
  expect(requestLayer(bus, LAYER, {})).toBe(false);
});

it.each(['pointerover', 'focusin'])('%s at an opener prefetches its layer only', (type) => {
  const { layers, sign, inside } = setUp();
  const prefetch = jest.fn();
  const other = jest.fn();
  layers.offer([LAYER], prefetch, page.signal);
  layers.offer(['header:menu-requested'], other, page.signal);

  sign(type, document.querySelector('button') as Element);
  expect(prefetch).not.toHaveBeenCalled();
  sign(type, inside);

  expect(prefetch).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

it('a finger at an opener prefetches nothing: its style sheet would delay the click', () => {
  const { layers, inside } = setUp();
  const prefetch = jest.fn();
  layers.offer([LAYER], prefetch, page.signal);

  const finger = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' });
  inside.dispatchEvent(finger);
  expect(prefetch).not.toHaveBeenCalled();

  inside.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
  expect(prefetch).toHaveBeenCalledTimes(1);
});

describe('a link of static HTML with the payload of its event', () => {
  const html = `<a href="#label" data-opens="search:energy-label-requested"
    data-opens-with='{"productId":"4711"}'><b>B</b></a>`;
  const click = (target: Element, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('opens the layer', () => {
    const { bus, layers, inside } = setUp(html);
    const requested = jest.fn();
    bus.on('search:energy-label-requested', requested, page.signal);
    layers.offer(['search:energy-label-requested'], jest.fn(), page.signal);

    expect(click(inside)).toBe(true);

    expect(requested).toHaveBeenCalledWith({ productId: '4711' });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('is followed with %j', (keys) => {
    const { layers, inside } = setUp(html);
    layers.offer(['search:energy-label-requested'], jest.fn(), page.signal);

    expect(click(inside, keys)).toBe(false);
  });

  it('is followed on a page without such a layer', () => {
    const { inside } = setUp(html);

    expect(click(inside)).toBe(false);
  });
});

it.each(['scroll', 'keydown', 'pointerover'])(
  '%s anywhere prefetches what loads with a topic: it has no opener',
  (type) => {
    const { layers, sign } = setUp();
    const prefetch = jest.fn();
    layers.offer(['notifications'], prefetch, page.signal);
    jest.advanceTimersByTime(5000);
    expect(prefetch).not.toHaveBeenCalled();

    sign(type, document.body);
    jest.advanceTimersByTime(2000);
    expect(prefetch).toHaveBeenCalledTimes(1);

    const late = jest.fn();
    layers.offer(['isFarDown'], late, page.signal);
    jest.advanceTimersByTime(2000);
    expect(late).toHaveBeenCalledTimes(1);
  },
);

describe('while a layer loads', () => {
  it('its opener is busy, after the usual delay', () => {
    const { layers, opener, inside } = setUp();
    inside.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const load = layers.begin([LAYER]);
    jest.advanceTimersByTime(99);
    expect(opener).not.toHaveAttribute('aria-busy');
    jest.advanceTimersByTime(1);
    expect(opener).toHaveAttribute('aria-busy', 'true');

    load.done();

    expect(opener).not.toHaveAttribute('aria-busy');
  });

  it('an opener of another layer is not, nor one that was pressed before', () => {
    const { layers, opener } = setUp();
    opener.click();
    layers.begin(['header:menu-requested']);
    jest.advanceTimersByTime(100);
    expect(opener).not.toHaveAttribute('aria-busy');

    layers.begin([LAYER]);
    jest.advanceTimersByTime(100);
    expect(opener).not.toHaveAttribute('aria-busy');
  });
});

describe('when a layer cannot load', () => {
  it('its link leads to the page', () => {
    const { bus, layers, opener } = setUp();
    opener.click();
    window.location.hash = '';
    const load = layers.begin([LAYER]);
    jest.advanceTimersByTime(100);

    load.fail(new Error('404'));

    expect(window.location.hash).toBe('#stores');
    expect(opener).not.toHaveAttribute('aria-busy');
    expect(bus.get('notifications')).toEqual([]);
  });

  it.each([
    [new Error('404'), true, 'failure.server'],
    [new HttpError('timeout', 'for the test'), true, 'failure.timeout'],
    [new Error('404'), false, 'failure.offline'],
  ])('a button explains %s (online: %s)', async (error, isOnline, text) => {
    setOnline(isOnline);
    const { bus, layers, opener } = setUp(`<button data-opens="${LAYER}">Markt</button>`);
    opener.click();

    layers.begin([LAYER]).fail(error);
    await Promise.resolve();
    await Promise.resolve();

    expect(bus.get('notifications')).toMatchObject([{ type: 'error', text }]);
  });

  it('offline, a link to another page is not followed', async () => {
    setOnline(false);
    const { bus, layers, opener } = setUp(`<a href="/stores/" data-opens="${LAYER}">Markt</a>`);
    opener.addEventListener('click', (event) => event.preventDefault());
    opener.click();

    layers.begin([LAYER]).fail(new Error('404'));
    await Promise.resolve();
    await Promise.resolve();

    expect(bus.get('notifications')).toMatchObject([{ text: 'failure.offline' }]);
  });

  it('a widget of a topic fails in silence: no visitor has opened it', async () => {
    const { bus, layers } = setUp();
    layers.begin(['isFarDown']).fail(new Error('404'));
    await Promise.resolve();
    await Promise.resolve();

    expect(bus.get('notifications')).toEqual([]);
  });
});
