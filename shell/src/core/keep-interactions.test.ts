import { keepInteractions, type KeptInteractions } from './keep-interactions';

let kept: KeptInteractions;
const events: string[] = [];

/** As React does: handlers exist once the widget is mounted. */
const mount = (widget: string, state = 'mounted') => {
  const element = document.querySelector<HTMLElement>(`[data-widget=${widget}]`) as HTMLElement;
  if (state === 'mounted')
    for (const type of ['click', 'submit'])
      element.addEventListener(type, (event) => {
        event.preventDefault();
        events.push(`${type} ${(event.target as Element).id}`);
      });
  element.dataset.widgetState = state;
};
const widget = (name: string, content: string, root = 'data-widget-root data-ssr') =>
  `<div data-widget="${name}" id="w-${name}"><div ${root}>${content}</div></div>`;
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const click = (id: string, init: MouseEventInit = {}) =>
  byId(id).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }),
  );
const later = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  events.length = 0;
  document.body.innerHTML =
    widget(
      'cart',
      `<form id="form"><input id="field"><button id="add" type="submit"><b id="inside">+</b></button></form>
       <form id="plain-form"><input></form><button id="more" type="button"></button><a id="link" href="#x">x</a>`,
    ) +
    widget('header', '<a id="opener" href="#stores" data-opens="storefinder:layer-requested">Markt</a>') +
    widget('footer', '<button id="static" type="button"></button>') +
    widget('empty', '<button id="own" type="button"></button>', 'data-widget-root');
  kept = keepInteractions((name) => name !== 'footer');
  document.addEventListener('click', record);
  document.addEventListener('submit', record);
});
const record = (event: Event) => {
  events.push(`native ${event.type} ${(event.target as Element).id}`);
  event.preventDefault();
};
afterEach(() => {
  kept.giveUp();
  document.removeEventListener('click', record);
  document.removeEventListener('submit', record);
  jest.useRealTimers();
});

it('repeats clicks and submits in order, once, when the widget is mounted', async () => {
  expect(click('more')).toBe(false);
  byId('plain-form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  click('inside');
  await later(1000);
  expect(events).toEqual([]);

  mount('cart');
  await later(10_000);
  expect(events.filter((event) => !event.startsWith('native'))).toEqual([
    'click more',
    'submit plain-form',
    'click inside',
  ]);
});

it('waits for each widget on its own', async () => {
  click('more');
  click('opener');
  mount('header');
  await later(100);
  expect(events[0]).toBe('click opener');
  expect(events).not.toContain('click more');
});

it('performs the native action if the widget fails, or is not mounted in time', async () => {
  click('more');
  mount('cart', 'failed');
  await later(10);
  expect(events).toEqual(['native click more']);

  click('opener');
  mount('header', 'loading');
  await later(4900);
  expect(events).toHaveLength(1);
  await later(200);
  expect(events).toEqual(['native click more', 'native click opener']);
});

it('performs all native actions and keeps no more if the runtime cannot start', async () => {
  click('more');
  kept.giveUp();
  await later();
  expect(events).toEqual(['native click more']);
  click('opener');
  expect(events).toEqual(['native click more', 'native click opener']);
});

it.each([
  ['plain links', 'link', {}],
  ['clicks with a modifier key', 'opener', { ctrlKey: true }],
  ['clicks of other buttons', 'opener', { button: 1 }],
  ['static widgets', 'static', {}],
  ['elements without server HTML', 'own', {}],
])('leaves %s alone', (_what, id, init) => {
  click(id, init);
  expect(events).toEqual([`native click ${id}`]);
});

it('leaves mounted widgets alone', () => {
  mount('cart');
  click('more');
  expect(events).toEqual(['click more', 'native click more']);
});

it('clicks the element that replaced the opener', async () => {
  click('opener');
  byId('opener').outerHTML = '<button id="new" data-opens="storefinder:layer-requested"></button>';
  mount('header');
  await later();
  expect(events[0]).toBe('click new');
});

it('submits the form whose button React has removed', async () => {
  click('add');
  byId('add').remove();
  mount('cart');
  await later();
  expect(events[0]).toBe('submit form');
});

it('drops what was kept for a widget or control that has left the page', async () => {
  click('more');
  click('opener');
  byId('w-cart').remove();
  byId('opener').remove();
  mount('header');
  await later(10_000);
  expect(events).toEqual([]);
});

it('hydrates a widget that waits for the interaction that it missed', async () => {
  const wake = jest.fn();
  byId('w-cart').addEventListener('pointerover', wake);
  byId('field').dispatchEvent(new Event('focusin', { bubbles: true }));
  mount('cart', 'resolved');
  mount('header', 'resolved');
  await later();
  expect(wake).toHaveBeenCalledTimes(1);
});

it('keeps clicks inside open shadow roots', async () => {
  const host = document.createElement('div');
  byId('more').replaceWith(host);
  const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
  const onClick = jest.fn();
  inner.addEventListener('click', onClick);
  inner.click();
  expect(onClick).not.toHaveBeenCalled();
  mount('cart');
  await later();
  expect(onClick).toHaveBeenCalledTimes(1);
});
