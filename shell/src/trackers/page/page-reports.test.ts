import { createBus } from '@fachwerk/shared/bus';
import { startPageReports } from './page-reports';

/** Observed elements, and what the browser would report of them. */
interface Seen {
  isIntersecting?: boolean;
  ratio?: number;
  height?: number;
}
let observed: Set<Element>;
let show: (element: Element, seen: Seen) => void;
let page: AbortController;

const WINDOW = 800;
const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

beforeEach(() => {
  jest.useFakeTimers();
  page = new AbortController();
  observed = new Set();
  class FakeObserver {
    constructor(callback: (entries: unknown[]) => void) {
      show = (target, { ratio = 0, height = 1 }) => {
        if (observed.has(target))
          callback([
            {
              target,
              intersectionRatio: ratio,
              intersectionRect: { height },
              rootBounds: { height: WINDOW },
            },
          ]);
      };
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
    disconnect = () => observed.clear();
  }
  set(globalThis, 'IntersectionObserver', FakeObserver);
  set(window, 'innerHeight', WINDOW);
  set(window, 'scrollY', 0);
  set(document.documentElement, 'scrollHeight', 8000);
  document.body.replaceChildren();
});
afterEach(() => {
  page.abort();
  jest.useRealTimers();
  for (const name of ['visibilityState', 'prerendering', 'referrer']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
});

function start(isLanding?: boolean) {
  const bus = createBus({ validate: true });
  const all: { name: string; values: Record<string, unknown> }[] = [];
  bus.on('tracking:reported', ({ name, values }) => all.push({ name, values }), page.signal);
  startPageReports({ bus, signal: page.signal, isLanding });
  return {
    all,
    valuesOf: (wanted: string) => all.filter(({ name }) => name === wanted).map(({ values }) => values),
  };
}
async function scrollTo(y: number) {
  set(window, 'scrollY', y);
  window.dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(50);
}
function setVisible(is: boolean) {
  set(document, 'visibilityState', is ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
const cameFromOurPage = () => set(document, 'referrer', `${location.origin}/c/holz/`);

describe('the view', () => {
  it('is reported once, and again when the page comes back from memory', () => {
    const { valuesOf } = start();
    expect(valuesOf('page_view')).toEqual([{ path: '/' }]);

    const back = new Event('pageshow');
    set(back, 'persisted', true);
    window.dispatchEvent(back);
    expect(valuesOf('page_view')).toHaveLength(2);
  });

  it('begins when a page that the browser has prepared is opened', () => {
    set(document, 'prerendering', true);
    const { all } = start();
    expect(all).toEqual([]);

    document.dispatchEvent(new Event('prerenderingchange'));
    expect(all[0]?.name).toBe('page_view');
  });
});

describe('the scroll depth', () => {
  const percents = (values: Record<string, unknown>[]) => values.map(({ percent }) => percent);

  it('is each tenth that was in the window, once', async () => {
    const { valuesOf } = start(true);
    expect(percents(valuesOf('scroll_depth'))).toEqual([10]);
    await scrollTo(1700);
    expect(percents(valuesOf('scroll_depth'))).toEqual([10, 20, 30]);
    await scrollTo(0);
    await scrollTo(7200);

    expect(percents(valuesOf('scroll_depth'))).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it('is whole on a page that needs no scrolling', () => {
    set(document.documentElement, 'scrollHeight', WINDOW);
    expect(percents(start(true).valuesOf('scroll_depth'))).toContain(100);
  });

  it('is reported on the first page of a visit, and not on later ones', () => {
    expect(start().valuesOf('scroll_depth')).toHaveLength(1);
    cameFromOurPage();
    expect(start().valuesOf('scroll_depth')).toEqual([]);
    expect(start(true).valuesOf('scroll_depth')).toHaveLength(1);
  });
});

describe('the time on the page', () => {
  it('is every ten seconds, of which only those count in which it is visible', async () => {
    const { valuesOf } = start();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(valuesOf('time_on_page')).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(valuesOf('time_on_page')).toEqual([{ seconds: 10 }]);

    await jest.advanceTimersByTimeAsync(6000);
    setVisible(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(valuesOf('time_on_page')).toHaveLength(1);
    setVisible(true);
    await jest.advanceTimersByTimeAsync(4000);
    expect(valuesOf('time_on_page')).toEqual([{ seconds: 10 }, { seconds: 20 }]);
  });

  it('ends for a tab that stays open', async () => {
    const { valuesOf } = start();
    await jest.advanceTimersByTimeAsync(60 * 60_000);

    expect(valuesOf('time_on_page')).toHaveLength(120);
  });
});

describe('a promotion', () => {
  const element = (id = 'winter') => {
    const made = document.createElement('article');
    made.dataset.promotionId = id;
    made.dataset.promotionName = 'Winter';
    made.dataset.promotionCreative = 'Laub';
    made.dataset.promotionSlot = 'start-1';
    return made;
  };
  const winter = {
    promotionId: 'winter',
    promotionName: 'Winter',
    creativeName: 'Laub',
    creativeSlot: 'start-1',
  };

  it('is viewed when half of it is visible, and once', () => {
    const shown = element();
    document.body.append(shown);
    const { valuesOf } = start();
    show(shown, { ratio: 0.49, height: 100 });
    expect(valuesOf('view_promotion')).toEqual([]);
    show(shown, { ratio: 0.5, height: 102 });
    show(shown, { ratio: 1, height: 200 });

    expect(valuesOf('view_promotion')).toEqual([winter]);
  });

  it('that is higher than the window is viewed when it fills half of it', () => {
    const shown = element();
    document.body.append(shown);
    const { valuesOf } = start();
    show(shown, { ratio: 0.1, height: 399 });
    expect(valuesOf('view_promotion')).toEqual([]);
    show(shown, { ratio: 0.1, height: 400 });

    expect(valuesOf('view_promotion')).toHaveLength(1);
  });

  it('that comes later is viewed, too, also inside of others and in the place of another', async () => {
    const { valuesOf } = start();
    const box = document.createElement('div');
    const inner = element();
    box.append(inner);
    document.body.append(box);
    await jest.advanceTimersByTimeAsync(1);
    show(inner, { ratio: 1 });
    inner.dataset.promotionId = 'spring';
    await jest.advanceTimersByTimeAsync(1);
    show(inner, { ratio: 1 });

    expect(valuesOf('view_promotion').map(({ promotionId }) => promotionId)).toEqual(['winter', 'spring']);
  });

  it('is selected by a link in it, and not by its text', () => {
    const shown = element();
    shown.innerHTML = '<p>Text</p><a href="#there"><b>Zum Garten</b></a>';
    document.body.append(shown);
    const { valuesOf } = start();
    shown.querySelector('p')?.click();
    expect(valuesOf('select_promotion')).toEqual([]);
    shown.querySelector('b')?.click();

    expect(valuesOf('select_promotion')).toEqual([winter]);
  });

  it('may have an id only', () => {
    const shown = document.createElement('div');
    shown.dataset.promotionId = 'x';
    document.body.append(shown);
    const { valuesOf } = start();
    show(shown, { ratio: 1 });

    expect(valuesOf('view_promotion')).toEqual([
      { promotionId: 'x', promotionName: '', creativeName: '', creativeSlot: '' },
    ]);
  });
});
