import { createBus } from '@fachwerk/shared/bus';
import type { ReleaseWidget } from '@fachwerk/shared/contracts';
import { choiceOfClasses } from '@fachwerk/shared/rules';
import {
  type AnyWidget,
  defineWidget,
  useBusEvent,
  useTopic,
  type WidgetProps,
} from '@fachwerk/shared/widget';
import { waitFor } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import * as z from 'zod/mini';
import { createPendingWork } from '../core/pending-work';
import type { LoadedWidget, WidgetLoader } from '../loading/widget-loader';
import { mountWidget } from '../mounting/mount-widget';
import { followLeaving } from '../page/leaving';
import { createContentProvider } from '../platform/content-provider';
import { createReleaseIndex, type Placement } from '../release/release-index';
import { createBadVersions } from './bad-versions';
import { findWidgets } from './find-widgets';
import { createHealer } from './heal';
import { createLayers } from './layers';
import { startLifecycle } from './widget-lifecycle';

function Greeting({ props, data }: WidgetProps<{ name: string; crash?: boolean }, { from: string }>) {
  const count = useTopic('cartCount');
  if (props.crash) throw new Error('broken component');
  return <p>{`Hallo ${props.name} (${data.from}) ${count ?? '-'}`}</p>;
}

const loads: string[] = [];
const greeting = defineWidget({
  name: 'greeting',
  title: 'Gruß',
  description: 'For this test',
  props: z.object({ name: z.string().check(z.maxLength(10)), crash: z.optional(z.boolean()) }),
  examples: [],
  load: ({ props }) => {
    loads.push(props.name);
    return props.name === 'API'
      ? Promise.reject(new Error('API 500'))
      : Promise.resolve({ data: { from: 'load' } });
  },
  component: Greeting,
  hydrate: 'load',
  messages: [],
});

/** The shell without network, with the real single-spa and React. */
function openPage(
  html: string,
  load: WidgetLoader['load'] = () => Promise.resolve(asWidget(greeting)),
  checkPage?: (ran?: Placement) => void,
  { isSparing = false, ...facts }: { isSparing?: boolean } & Partial<ReleaseWidget> = {},
) {
  const bus = createBus({ validate: true });
  const failures: string[] = [];
  bus.on('shell:widget-failed', ({ step, message }) => failures.push(`${step}: ${message}`), endless());
  const release = {
    id: 'r1',
    mfes: { test: { version: '1', entry: '/remoteEntry.js', global: 'test', integrity: '' } },
    widgets: {
      greeting: {
        mfe: 'test',
        expose: './greeting',
        hydrate: 'load' as const,
        reserve: { minHeight: 99 },
        messages: [],
        js: [],
        css: [],
        ...facts,
      },
      layer: {
        mfe: 'test',
        expose: './layer',
        hydrate: { on: ['storefinder:layer-requested'] },
        reserve: { minHeight: 99 },
        messages: [],
        js: [],
        css: [],
      },
    },
    chunks: {},
  };
  const releases = createReleaseIndex({
    release,
    origin: 'https://shop.example',
    fetchRelease: () => Promise.resolve({ id: '', mfes: {}, widgets: {}, chunks: {} }),
  });
  const work = createPendingWork();
  const services = {
    releases,
    healer: createHealer({ releases, badVersions: createBadVersions({ useCookie: false }) }),
    loader: { load },
    content: createContentProvider({
      bus,
      addWork: () => {},
      api: {} as never,
      config: () =>
        Promise.resolve({
          shopLocale: 'de-DE',
          apiOrigin: '',
          pageUrls: { start: '/', search: '/', basket: '/' },
        }),
      messages: () => Promise.resolve({ 'widget.show': 'Anzeigen' }),
      overlayRoot: () => document.body,
    }),
    bus,
    work,
    leaving: followLeaving(work, shell.signal),
    layers: createLayers({ bus, text: (key) => Promise.resolve(key), signal: shell.signal }),
    mount: mountWidget,
    checkPage,
    isSparing,
  };
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
  findWidgets((element) => startLifecycle(element, services), shell.signal);
  return { bus, failures, page, first: page.firstElementChild as HTMLElement };
}

const asWidget = (widget: unknown): LoadedWidget => ({ kind: 'widget', widget: widget as AnyWidget });
const endless = () => new AbortController().signal;
const place = (props: object, inside = '') =>
  `<div data-widget="greeting" data-props='${JSON.stringify(props)}'>${inside}</div>`;
const serverPlace = (props: { name: string; crash?: boolean }, html?: string) => {
  const rendered =
    html ??
    renderToString(
      <greeting.Root props={props} data={{ from: 'server' }} platform={{ bus: createBus() } as never} />,
      { identifierPrefix: 'w1' },
    );
  const data = JSON.stringify({ props, data: { from: 'server' }, messages: {}, now: '2026-11-21T12:00:00Z' });
  return `<div data-widget="greeting" id="w1"><div data-widget-root="" data-ssr="">${rendered}</div><script type="application/json" data-widget-data>${data}</script></div>`;
};
/** Waits for the state and flushes React's work. */
const reaches = (element: HTMLElement, state: string) =>
  waitFor(() => expect(element.dataset.widgetState).toBe(state));
const shows = (element: HTMLElement, text: string) =>
  waitFor(() => expect(element.querySelector('p')?.textContent).toBe(text));

let shell = new AbortController();
let logged: jest.SpyInstance;
beforeEach(() => {
  loads.length = 0;
  shell = new AbortController();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  shell.abort();
  document.body.replaceChildren();
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  logged.mockRestore();
});

describe('a widget in an empty element', () => {
  it('loads its data and shows itself instead of the fallback', async () => {
    const { first } = openPage(place({ name: 'Ada' }, '<i>Fallback</i>'));
    await reaches(first, 'mounted');
    expect(first.textContent).toBe('Hallo Ada (load) -');
  });

  it('receives messages of the bus until it leaves the page', async () => {
    const { bus, first } = openPage(place({ name: 'Ada' }));
    await reaches(first, 'mounted');
    act(() => bus.set('cartCount', 2));
    expect(first.textContent).toBe('Hallo Ada (load) 2');
    first.remove();
    await reaches(first, 'unmounted');
    expect(first.textContent).toBe('');
  });

  it('follows its props; of many quick changes only the last one counts', async () => {
    const { first } = openPage(place({ name: 'Ada' }));
    await reaches(first, 'mounted');
    for (const name of ['B', 'C', 'D', 'Eve']) {
      first.dataset.props = JSON.stringify({ name });
      await Promise.resolve();
    }
    await shows(first, 'Hallo Eve (load) -');
    expect(loads.length).toBeLessThan(4);
  });

  it('keeps the mounted widget when new props are invalid, and reports them', async () => {
    const { first, failures } = openPage(place({ name: 'Ada' }));
    await reaches(first, 'mounted');
    first.dataset.props = '{"name":"far too long for it"}';
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(first.textContent).toBe('Hallo Ada (load) -');
    expect(failures).toEqual([
      'props: its props are not what it expects: name: expected at most 10 characters',
    ]);
  });
});

describe('a widget with server HTML', () => {
  it('is hydrated with the data of the server: same nodes, no request, no warning', async () => {
    const { first } = openPage(serverPlace({ name: 'Ada' }));
    const paragraph = first.querySelector('p');
    await reaches(first, 'mounted');
    expect(first.querySelector('p')).toBe(paragraph);
    expect(loads).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('needs no schema, because the page server has checked its props', async () => {
    const parseProps = jest.fn(greeting.parseProps);
    const { first } = openPage(serverPlace({ name: 'Ada' }), () =>
      Promise.resolve(asWidget({ ...greeting, parseProps })),
    );
    await reaches(first, 'mounted');
    expect(parseProps).not.toHaveBeenCalled();
  });

  it('checks the props that a script gives it later, and keeps the old ones if they are invalid', async () => {
    const { first, failures } = openPage(serverPlace({ name: 'Ada' }));
    await reaches(first, 'mounted');
    first.dataset.props = '{"name":7}';
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(first.querySelector('p')?.textContent).toBe('Hallo Ada (server) -');
    expect(failures).toEqual(['props: its props are not what it expects: name: expected string']);
    first.dataset.props = '{"name":"Eve"}';
    await shows(first, 'Hallo Eve (load) -');
  });

  it('needs no request when the server rendered nothing, as for a closed layer', async () => {
    const closed = { ...greeting, Root: () => null };
    const { first } = openPage(serverPlace({ name: 'Ada' }, ''), () => Promise.resolve(asWidget(closed)));
    await reaches(first, 'mounted');
    expect(loads).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('that hydrates to nothing and stays empty has failed, and the server HTML is back', async () => {
    const empty = { ...greeting, Root: () => null };
    const { first, failures } = openPage(serverPlace({ name: 'Ada' }), () =>
      Promise.resolve(asWidget(empty)),
    );
    await reaches(first, 'failed');
    expect(failures).toEqual(['mount: it stays empty, and the server has rendered content']);
    expect(first.querySelector('p')?.textContent).toBe('Hallo Ada (server) -');
  });

  it('may be empty at first and show itself within a second', async () => {
    const Late = () => {
      const [isShown, show] = useState(false);
      useEffect(() => void setTimeout(() => show(true), 300), []);
      return isShown ? <p>Hallo</p> : null;
    };
    const { first, failures } = openPage(serverPlace({ name: 'Ada' }), () =>
      Promise.resolve(asWidget({ ...greeting, Root: Late })),
    );
    await reaches(first, 'mounted');
    expect(first).toHaveTextContent('Hallo');
    expect(failures).toEqual([]);
  });

  it('may remove itself after it was shown, e.g. a hint for visitors without a store', async () => {
    const Hint = () => {
      const [isShown, show] = useState(true);
      useEffect(() => show(false), []);
      return isShown ? <p>Hallo Ada (server) -</p> : null;
    };
    const { first, failures } = openPage(serverPlace({ name: 'Ada' }), () =>
      Promise.resolve(asWidget({ ...greeting, Root: Hint })),
    );
    await reaches(first, 'mounted');
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1200)));
    expect(first.dataset.widgetState).toBe('mounted');
    expect(failures).toEqual([]);
  });

  it('is mounted when its effects listen, so that no press is left to the browser', async () => {
    // act() would run the effects with the first render.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    let listens = false;
    const Form = () => {
      useEffect(() => {
        listens = true;
      }, []);
      return <p>Hallo Ada (server) -</p>;
    };
    const { first } = openPage(serverPlace({ name: 'Ada' }), () =>
      Promise.resolve(asWidget({ ...greeting, Root: Form })),
    );
    const listenedIn: Record<string, boolean> = {};
    new MutationObserver(() => {
      listenedIn[first.dataset.widgetState ?? ''] = listens;
    }).observe(first, { attributeFilter: ['data-widget-state'] });
    await waitFor(() => expect(first.dataset.widgetState).toBe('mounted'));

    expect(listenedIn).toMatchObject({ loading: false, mounted: true });
  });

  it('reports a difference between server and browser, which React repairs', async () => {
    const { first } = openPage(serverPlace({ name: 'Ada' }, '<p>Hallo Bob</p>'));
    await reaches(first, 'mounted');
    expect(first.querySelector('p')?.textContent).toBe('Hallo Ada (server) -');
    expect(logged.mock.calls[0]?.[0]).toMatch(/Widget 'greeting' \(#w1\) was repaired/);
  });

  it('loads all data after a repair if the server has sent only what hydration needs', async () => {
    const html = serverPlace({ name: 'Ada' }, '<p>Hallo Bob</p>').replace(
      '"messages"',
      '"isPartial":true,"messages"',
    );
    const { first } = openPage(html);
    await reaches(first, 'mounted');
    await shows(first, 'Hallo Ada (load) -');
    expect(loads).toEqual(['Ada']);
  });

  it('follows props that changed before it was ready', async () => {
    const { first } = openPage(serverPlace({ name: 'Ada' }));
    first.dataset.props = '{"name":"Eve"}';
    await reaches(first, 'mounted');
    await shows(first, 'Hallo Eve (load) -');
  });
});

describe('a widget whose schema loads late', () => {
  const late = (parseProps: AnyWidget['parseProps']) => () =>
    Promise.resolve(asWidget({ ...greeting, parseProps }));

  it('waits for it', async () => {
    const parseProps = (input: unknown) =>
      new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => greeting.parseProps(input));
    const { first } = openPage(place({ name: 'Ada' }), late(parseProps));
    await reaches(first, 'mounted');
    expect(first.textContent).toBe('Hallo Ada (load) -');
  });

  it('tries to load it again, and then leaves the fallback', async () => {
    const parseProps = jest.fn(() => Promise.reject(new Error('Loading chunk props failed')));
    const { first, failures } = openPage(place({ name: 'Ada' }, '<i>Fallback</i>'), late(parseProps));
    await reaches(first, 'failed');
    expect(parseProps).toHaveBeenCalledTimes(2);
    expect(first.innerHTML).toBe('<i>Fallback</i>');
    expect(failures).toEqual(['props: Loading chunk props failed']);
  });
});

describe('a widget with parts that its props choose', () => {
  const asked: string[] = [];
  /** The code of parts that is on its way arrives. */
  let arrive: (() => void)[] = [];
  const arrives = async () => {
    await waitFor(() => expect(arrive).toHaveLength(1));
    arrive.shift()?.();
  };
  /** Its first loads fail, that many. */
  const withParts = (failures = 0) => {
    let left = failures;
    const loaded = new Set<string>();
    const partOf = (name: string) => ({
      load() {
        asked.push(name);
        if (left-- > 0) return Promise.reject(new Error('connection lost'));
        return new Promise<void>((resolve) => arrive.push(resolve)).then(() => loaded.add(name));
      },
    });
    const Root: AnyWidget['Root'] = ({ props, data }: WidgetProps<{ name: string }, { from: string }>) => {
      if (!loaded.has(props.name)) throw new Error(`rendered without ${props.name}`);
      return <p>{`Hallo ${props.name} (${data.from}) -`}</p>;
    };
    return () =>
      Promise.resolve(
        asWidget({ ...greeting, Root, chosenParts: ({ name }: { name: string }) => [partOf(name)] }),
      );
  };
  beforeEach(() => {
    asked.length = 0;
    arrive = [];
  });

  it('hydrates when their code is there', async () => {
    const { first, failures } = openPage(serverPlace({ name: 'Ada' }), withParts());
    const paragraph = first.querySelector('p');
    await arrives();
    await reaches(first, 'mounted');

    expect(first.querySelector('p')).toBe(paragraph);
    expect([failures, asked]).toEqual([[], ['Ada']]);
  });

  it('loads others with other props', async () => {
    const { first, failures } = openPage(place({ name: 'Ada' }), withParts());
    await arrives();
    await reaches(first, 'mounted');
    first.dataset.props = '{"name":"Eve"}';
    await arrives();
    await shows(first, 'Hallo Eve (load) -');

    expect([failures, asked]).toEqual([[], ['Ada', 'Eve']]);
  });

  it('tries to load one again', async () => {
    const { first, failures } = openPage(serverPlace({ name: 'Ada' }), withParts(1));
    await arrives();
    await reaches(first, 'mounted');

    expect([failures, asked]).toEqual([[], ['Ada', 'Ada']]);
  });

  it('leaves the server HTML when one cannot be loaded', async () => {
    const { first, failures } = openPage(serverPlace({ name: 'Ada' }), withParts(2));
    await reaches(first, 'failed');

    expect(failures).toEqual(['load: connection lost']);
    expect(first.querySelector('p')?.textContent).toBe('Hallo Ada (server) -');
  });
});

it('loads its data when a third-party CMS has removed the server’s', async () => {
  const { first } = openPage(place({ name: 'Ada' }, '<div data-widget-root data-ssr></div>'));
  await reaches(first, 'mounted');
  expect(first.textContent).toBe('Hallo Ada (load) -');
  expect(logged).not.toHaveBeenCalled();
});

describe('a failure', () => {
  it('of a load is repeated once before it is reported', async () => {
    const load = jest.fn((_placement: unknown, attempt: number) =>
      attempt === 0 ? Promise.reject(new Error('connection lost')) : Promise.resolve(asWidget(greeting)),
    );
    const { first, failures } = openPage(place({ name: 'Ada' }), load);
    await reaches(first, 'mounted');
    expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
    expect(failures).toEqual([]);
  });

  it('at loading leaves the server HTML, and is reported once', async () => {
    const { first, failures } = openPage(serverPlace({ name: 'Ada' }), () =>
      Promise.reject(new Error('404')),
    );
    await reaches(first, 'failed');
    expect(first.querySelector('p')?.textContent).toBe('Hallo Ada (server) -');
    expect(failures).toEqual(['load: 404']);
    expect(logged.mock.calls).toEqual([["Widget 'greeting' (#w1) on / failed at load: 404"]]);
  });

  it.each([
    ['of the component', { name: 'Ada', crash: true }, 'render: broken component'],
    ['of its data', { name: 'API' }, 'data: API 500'],
    ['of its props', { name: 7 }, 'props: its props are not what it expects: name: expected string'],
  ])('%s leaves the fallback', async (_what, props, message) => {
    const { first, failures } = openPage(place(props, '<i>Fallback</i>'));
    await reaches(first, 'failed');
    expect(first.innerHTML).toBe('<i>Fallback</i>');
    expect(failures).toEqual([message]);
  });

  it('of the component puts the server HTML back', async () => {
    const { first } = openPage(serverPlace({ name: 'Ada', crash: true }, '<p>vom Server</p>'));
    await reaches(first, 'failed');
    expect(first.querySelector('p')?.textContent).toBe('vom Server');
  });

  it('with nothing to show closes the reserved space', async () => {
    const { first } = openPage(place({ name: 7 }));
    await reaches(first, 'failed');
    expect(first).not.toHaveAttribute('style');
  });

  it('after an update puts back what was there before the widget', async () => {
    const { first, failures } = openPage(place({ name: 'Ada' }, '<i>Fallback</i>'));
    await reaches(first, 'mounted');
    first.dataset.props = '{"name":"Ada","crash":true}';
    await reaches(first, 'failed');
    expect(first.innerHTML).toBe('<i>Fallback</i>');
    expect(failures).toEqual(['render: broken component']);
  });

  it('is healed by new props', async () => {
    const { first } = openPage(serverPlace({ name: 'Ada', crash: true }, '<p>vom Server</p>'));
    await reaches(first, 'failed');
    first.dataset.props = '{"name":"Eve"}';
    await reaches(first, 'mounted');
    expect(first.querySelector('p')?.textContent).toBe('Hallo Eve (load) -');
  });

  it('of one widget does not affect the others', async () => {
    const { page, first } = openPage(
      place({ name: 'A', crash: true }) + place({ name: 'Ada' }) + '<div data-widget="nobody-has-it"></div>',
    );
    const [, second, third] = Array.from(page.children) as HTMLElement[];
    await reaches(first, 'failed');
    await reaches(third as HTMLElement, 'failed');
    await reaches(second as HTMLElement, 'mounted');
  });

  it('of hostile JSON is a message', async () => {
    const { first, failures } = openPage('<div data-widget="greeting" data-props="{oops">Fallback</div>');
    await reaches(first, 'failed');
    expect(failures[0]).toMatch(/^props: data-props is no JSON/);
    expect(first.textContent).toBe('Fallback');
  });
});

it('checks the page after the code of a version has run, with its effects', async () => {
  const checks: string[] = [];
  const Effect = ({ props }: WidgetProps<{ name: string }, undefined>) => {
    useEffect(() => void checks.push(`effect of ${props.name}`), [props.name]);
    return <p>Hallo</p>;
  };
  const checkPage = (ran?: Placement) => checks.push(`after ${ran?.mfe.version}`);
  const { first } = openPage(
    place({ name: 'A' }),
    () => Promise.resolve(asWidget({ ...greeting, Root: Effect })),
    checkPage,
  );
  await reaches(first, 'mounted');
  expect(checks).toEqual(['effect of A', 'after 1']);
});

it('checks the page before a failure is handled', async () => {
  const checkPage = jest.fn();
  const failing = openPage(place({ name: 'Ada', crash: true }), undefined, checkPage);
  await reaches(failing.first, 'failed');
  expect(checkPage).toHaveBeenCalledWith();
});

it('mounts plain single-spa lifecycles of any framework', async () => {
  const log: string[] = [];
  const lifecycles = {
    bootstrap: () => Promise.resolve(),
    mount: (given: { domElement: HTMLElement; props: { name: string } }) => {
      log.push(`mount ${given.props.name}`);
      given.domElement.textContent = given.props.name;
      return Promise.resolve();
    },
    unmount: (given: { domElement: HTMLElement }) => {
      log.push('unmount');
      given.domElement.textContent = '';
      return Promise.resolve();
    },
  };
  const { first } = openPage(place({ name: 'Vue' }, 'Fallback'), () =>
    Promise.resolve({ kind: 'lifecycles', lifecycles } as unknown as LoadedWidget),
  );
  await reaches(first, 'mounted');
  expect(first.textContent).toBe('Vue');
  first.dataset.props = '{"name":"Svelte"}';
  await waitFor(() => expect(first.textContent).toBe('Svelte'));
  first.remove();
  await reaches(first, 'unmounted');
  expect(log).toEqual(['mount Vue', 'unmount', 'mount Svelte', 'unmount']);
});

describe('a widget that loads with an event', () => {
  const LAYER = 'storefinder:layer-requested';
  const heard: unknown[] = [];
  function Layer() {
    useBusEvent(LAYER, (request) => heard.push(request));
    return <p>Ebene</p>;
  }
  const layer = defineWidget({
    name: 'layer',
    title: 'Ebene',
    description: 'For this test',
    examples: [],
    component: Layer,
    hydrate: { on: [LAYER] },
    messages: [],
  });
  const element = '<div data-widget="layer"></div>';
  beforeEach(() => heard.splice(0));

  it('loads nothing before, and receives all events since then once, in order', async () => {
    const load = jest.fn(() => Promise.resolve(asWidget(layer)));
    const { bus, first } = openPage(element, load);
    await reaches(first, 'waiting');
    expect(load).not.toHaveBeenCalled();
    expect(first.innerHTML + first.style.cssText).toBe('');
    expect(bus.get('layers')).toEqual([LAYER]);

    bus.publish(LAYER, { itemId: '1' });
    bus.publish(LAYER, { itemId: '2' });
    await reaches(first, 'mounted');
    expect(heard).toEqual([{ itemId: '1' }, { itemId: '2' }]);

    act(() => bus.publish(LAYER, { itemId: '3' }));
    expect(heard).toHaveLength(3);
  });

  it('opens in both places where the page contains it twice', async () => {
    const { bus, page } = openPage(element + element, () => Promise.resolve(asWidget(layer)));
    const [one, two] = Array.from(page.children) as [HTMLElement, HTMLElement];
    await reaches(two, 'waiting');

    bus.publish(LAYER, { itemId: '1' });
    await reaches(one, 'mounted');
    await reaches(two, 'mounted');

    expect(heard).toEqual([{ itemId: '1' }, { itemId: '1' }]);
  });

  it('is prefetched when pointer or focus reaches an opener', async () => {
    const load = jest.fn(() => Promise.resolve(asWidget(layer)));
    const { first, page } = openPage(`${element}<button data-opens="${LAYER}"></button>`, load);
    await reaches(first, 'waiting');

    page.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

    expect(load).toHaveBeenCalledTimes(1);
    expect(first.dataset.widgetState).toBe('waiting');
  });

  it('loads again with the next event after a failure', async () => {
    let isDown = true;
    const { bus, first, failures } = openPage(element, () =>
      isDown ? Promise.reject(new Error('404')) : Promise.resolve(asWidget(layer)),
    );
    await reaches(first, 'waiting');
    bus.publish(LAYER, { itemId: '1' });
    await reaches(first, 'failed');
    expect(failures).toEqual(['load: 404']);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

    isDown = false;
    bus.publish(LAYER, { itemId: '2' });
    await reaches(first, 'mounted');

    expect(heard).toEqual([{ itemId: '2' }]);
  });

  it('waits no longer when it leaves the page', async () => {
    const load = jest.fn(() => Promise.resolve(asWidget(layer)));
    const { bus, first } = openPage(element, load);
    await reaches(first, 'waiting');
    first.remove();
    await reaches(first, 'unmounted');

    bus.publish(LAYER, {});
    await Promise.resolve();

    expect(load).not.toHaveBeenCalled();
    expect(bus.get('layers')).toEqual([]);
  });
});

describe('on a page that spares', () => {
  const sparing = (html: string, facts: Partial<ReleaseWidget> = {}) =>
    openPage(html, undefined, undefined, { isSparing: true, ...facts });

  it('the server HTML of an extra widget stays static until it is touched, and is hydrated then', async () => {
    const { first } = sparing(serverPlace({ name: 'Ada' }), { importance: 'extra' });
    const paragraph = first.querySelector('p');
    await reaches(first, 'resolved');
    first.dispatchEvent(new Event('focusin'));
    await reaches(first, 'mounted');

    expect(first.querySelector('p')).toBe(paragraph);
    expect(loads).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('an extra widget without server HTML is a button beside the fallback, and keeps its space', async () => {
    const { first } = sparing(place({ name: 'Ada' }), { importance: 'extra' });
    await reaches(first, 'resolved');
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    expect(loads).toEqual([]);
    expect(first.style.minHeight).toBe('99px');

    act(() => first.querySelector('button')?.click());
    await reaches(first, 'mounted');

    expect(first.textContent).toBe('Hallo Ada (load) -');
    expect(first.style.minHeight).toBe('');
    expect(first).toHaveFocus();
  });

  it('an essential widget is mounted as always', async () => {
    const { first } = sparing(place({ name: 'Ada' }), { importance: 'essential' });
    await reaches(first, 'mounted');
  });
});

it('a widget that an overloaded page server left out waits for its button', async () => {
  const { first } = openPage(
    place({ name: 'Ada' }).replace('data-widget', 'data-left-out data-widget'),
    undefined,
    undefined,
    { importance: 'extra' },
  );
  await reaches(first, 'resolved');
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

  expect(loads).toEqual([]);
  expect(first).toHaveTextContent('Anzeigen');
});

it('a widget that needs consent loads nothing and takes no space before', async () => {
  const load = jest.fn(() => Promise.resolve(asWidget(greeting)));
  const { bus, first } = openPage(place({ name: 'Ada' }), load, undefined, { consent: 'statistics' });
  bus.set('consent@2', choiceOfClasses('marketing'));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  expect(load).not.toHaveBeenCalled();
  expect(first.style.minHeight).toBe('');

  act(() => bus.set('consent@2', choiceOfClasses('marketing statistics')));
  await reaches(first, 'mounted');
});
