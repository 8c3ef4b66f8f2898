import { createBus, type KeptEvents } from '@fachwerk/shared/bus';
import { hydrateWhen } from './hydrate-when';
import type { MountMode } from './mount-when';

type Show = (isIntersecting: boolean) => void;

/** An observer whose entries the test sets. */
function fakeVisibility(): { show: Show; disconnected: () => number } {
  let notify: Show = () => {};
  let disconnected = 0;
  class FakeObserver {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      notify = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {
      disconnected += 1;
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return { show: (is) => notify(is), disconnected: () => disconnected };
}

const begin = (mode: MountMode, hasServerHtml = true, askLabel = () => Promise.resolve('Anzeigen')) => {
  const bus = createBus({ validate: true });
  const element = document.createElement('div');
  const controller = new AbortController();
  let isTime = false;
  let kept: KeptEvents | undefined;
  const { signal } = controller;
  void hydrateWhen(mode, element, { hasServerHtml, bus, isRetry: false, askLabel, signal }).then((events) => {
    isTime = true;
    kept = events;
  });
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return isTime;
  };
  return { bus, element, controller, settled, kept: () => kept };
};

afterEach(() => {
  delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
});

it('load: at once', async () => {
  await expect(begin('load').settled()).resolves.toBe(true);
});

it('idle: when the browser is idle, or soon if it has no requestIdleCallback', async () => {
  const { settled } = begin('idle');
  await expect(settled()).resolves.toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 220));
  await expect(settled()).resolves.toBe(true);
});

it('visible: when the element comes near the screen', async () => {
  const { show, disconnected } = fakeVisibility();
  const { settled } = begin('visible');
  show(false);
  await expect(settled()).resolves.toBe(false);
  show(true);
  await expect(settled()).resolves.toBe(true);
  expect(disconnected()).toBe(1);
});

it('visible: at once where the browser cannot observe', async () => {
  await expect(begin('visible').settled()).resolves.toBe(true);
});

it.each([true, false])(
  'quiet: when the element comes near the screen and the browser is idle (server HTML: %s)',
  async (hasServerHtml) => {
    const { show } = fakeVisibility();
    let idle = () => {};
    Object.assign(window, { requestIdleCallback: (call: () => void) => (idle = call) });
    const { settled } = begin('quiet', hasServerHtml);
    idle();
    await expect(settled()).resolves.toBe(false);
    show(true);
    await expect(settled()).resolves.toBe(false);
    idle();
    await expect(settled()).resolves.toBe(true);
    delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
  },
);

describe('asked', () => {
  const buttonIn = (element: HTMLElement) => element.querySelector('button');

  it('when the visitor presses the button, which comes near the screen and leaves with the widget', async () => {
    const { show } = fakeVisibility();
    const { element, settled } = begin('asked', false);
    document.body.append(element);
    await settled();
    expect(buttonIn(element)).toBeNull();

    show(true);
    await settled();
    expect(buttonIn(element)).toHaveTextContent('Anzeigen');
    await expect(settled()).resolves.toBe(false);

    buttonIn(element)?.click();
    await expect(settled()).resolves.toBe(true);
    expect(buttonIn(element)).toHaveAttribute('aria-busy', 'true');
    expect(element).toHaveFocus();

    element.dataset.widgetState = 'loading';
    await settled();
    expect(buttonIn(element)).not.toBeNull();
    element.dataset.widgetState = 'mounted';
    await settled();
    expect(buttonIn(element)).toBeNull();
    element.remove();
  });

  it('leaves the page with the widget', async () => {
    const { show } = fakeVisibility();
    const { element, settled, controller } = begin('asked', false);
    show(true);
    await settled();
    controller.abort();

    expect(buttonIn(element)).toBeNull();
  });

  it('stays away without a text for the button', async () => {
    const { show } = fakeVisibility();
    const { element, settled } = begin('asked', false, () => Promise.reject(new Error('offline')));
    show(true);

    await expect(settled()).resolves.toBe(false);
    expect(buttonIn(element)).toBeNull();
  });
});

it.each(['pointerover', 'focusin', 'touchstart', 'keydown'])('interaction: at %s', async (type) => {
  const { element, settled } = begin('interaction');
  await expect(settled()).resolves.toBe(false);
  element.dispatchEvent(new Event(type));
  await expect(settled()).resolves.toBe(true);
});

it('never: server HTML stays as it is', async () => {
  await expect(begin('never').settled()).resolves.toBe(false);
});

it.each(['interaction', 'never'] as const)(
  '%s without server HTML: when it comes near the screen',
  async (mode) => {
    const { show } = fakeVisibility();
    const { settled } = begin(mode, false);
    await expect(settled()).resolves.toBe(false);
    show(true);
    await expect(settled()).resolves.toBe(true);
  },
);

it.each([true, false])('on: with the first event, which is kept (server HTML: %s)', async (hasServerHtml) => {
  const { bus, settled, kept } = begin({ on: ['storefinder:layer-requested'] }, hasServerHtml);
  await expect(settled()).resolves.toBe(false);
  bus.publish('storefinder:tile-requested', {});
  await expect(settled()).resolves.toBe(false);

  bus.publish('storefinder:layer-requested', { itemId: '1' });
  bus.publish('storefinder:layer-requested', { itemId: '2' });

  await expect(settled()).resolves.toBe(true);
  expect(kept()?.take('storefinder:layer-requested')).toEqual([{ itemId: '1' }, { itemId: '2' }]);
  expect(kept()?.take('storefinder:layer-requested')).toEqual([]);
});

it('on: not after the widget has left', async () => {
  const { bus, controller, settled } = begin({ on: ['storefinder:tile-requested'] });
  controller.abort();
  bus.publish('storefinder:tile-requested', {});
  await expect(settled()).resolves.toBe(false);
});

it('stops watching when the widget leaves before its time', () => {
  const { disconnected } = fakeVisibility();
  begin('visible').controller.abort();
  expect(disconnected()).toBe(1);

  const { element, controller } = begin('interaction');
  const removed = jest.spyOn(element, 'removeEventListener');
  controller.abort();
  expect(removed).toHaveBeenCalledWith('keydown', expect.any(Function));
});
