import { playApp } from './play-app';

let page: AbortController;
beforeEach(() => {
  jest.useFakeTimers();
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  jest.useRealTimers();
});

/** A page in the frame; its address cannot be read where it is of another origin. */
function aPage({ isForeign = false, href = 'https://shop.example/' } = {}) {
  const target = new EventTarget() as Window;
  Object.defineProperty(target, 'location', {
    get() {
      if (isForeign) throw new DOMException('blocked', 'SecurityError');
      return { href };
    },
  });
  return target;
}

function aFrame(first: Window) {
  const frame = new EventTarget() as unknown as HTMLIFrameElement;
  let shown = first;
  Object.defineProperty(frame, 'contentWindow', { get: () => shown });
  return {
    frame,
    show(next: Window) {
      shown.dispatchEvent(new Event('pagehide'));
      shown = next;
    },
    load: () => frame.dispatchEvent(new Event('load')),
  };
}
const soon = () => jest.advanceTimersByTime(10);

it('gives each page the interface before it has loaded, and no page another one', () => {
  const messages: string[] = [];
  const first = aPage();
  const { frame, show, load } = aFrame(aPage({ href: 'about:blank' }));
  const app = playApp(frame, (message) => messages.push(message), page.signal);
  soon();
  show(first);
  soon();
  first.fachwerkApp?.postMessage('one');
  const heard = jest.fn();
  first.fachwerkApp?.addEventListener('message', heard);
  app.send('for the first');
  load();

  const second = aPage();
  show(second);
  soon();
  second.fachwerkApp?.postMessage('two');
  app.send('for the second');
  load();

  expect(messages).toEqual(['one', 'two']);
  expect(heard.mock.calls).toEqual([[{ data: 'for the first' }]]);
});

it('shows what is no text as a text, as web views do', () => {
  const messages: string[] = [];
  const shown = aPage();
  playApp(aFrame(shown).frame, (message) => messages.push(message), page.signal);
  soon();
  const send = shown.fachwerkApp?.postMessage as ((message: unknown) => void) | undefined;
  for (const odd of [{ method: 'globalInfo' }, null, undefined, 7]) send?.(odd);

  expect(messages).toEqual(['[object Object]', 'null', 'undefined', '7']);
});

it('gives a page of another origin nothing, and the next page of the shop its own', () => {
  const { frame, show, load } = aFrame(aPage());
  playApp(frame, jest.fn(), page.signal);
  const foreign = aPage({ isForeign: true });
  show(foreign);
  soon();
  load();
  expect('fachwerkApp' in foreign).toBe(false);

  const next = aPage();
  show(next);
  load();
  expect(next.fachwerkApp).toBeDefined();
});

it('ends with the simulator', () => {
  const { frame, show, load } = aFrame(aPage());
  playApp(frame, jest.fn(), page.signal);
  load();
  page.abort();
  const next = aPage();
  show(next);
  soon();

  expect(next.fachwerkApp).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
