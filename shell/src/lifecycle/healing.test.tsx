import { createBus } from '@fachwerk/shared/bus';
import type { Release } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnyWidget, defineWidget } from '@fachwerk/shared/widget';
import { waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import * as z from 'zod/mini';
import { createPendingWork } from '../core/pending-work';
import type { LoadedWidget } from '../loading/widget-loader';
import { mountWidget } from '../mounting/mount-widget';
import { followLeaving } from '../page/leaving';
import { createContentProvider } from '../platform/content-provider';
import { createReleaseIndex, type Placement } from '../release/release-index';
import type { Telemetry } from '../telemetry/telemetry';
import { createBadVersions } from './bad-versions';
import { findWidgets } from './find-widgets';
import { createHealer } from './heal';
import { createLayers } from './layers';
import { startLifecycle } from './widget-lifecycle';

type Code = () => Promise<LoadedWidget>;

/** A working version that shows its number and crashes at a click. */
const good =
  (version: string, change: Partial<AnyWidget> = {}): Code =>
  () =>
    Promise.resolve({ kind: 'widget', widget: { ...widgetOf(version), ...change } as AnyWidget });
const widgetOf = (version: string) =>
  defineWidget({
    name: 'greeting',
    title: 'Gruß',
    description: 'For this test',
    props: z.object({ name: z.string() }),
    examples: [],
    component: function Greeting({ props }) {
      const [isBroken, breakIt] = useState(false);
      if (isBroken) throw new Error('crashed later');
      return <button onClick={() => breakIt(true)}>{`Hallo ${props.name} von ${version}`}</button>;
    },
    hydrate: 'load',
    messages: [],
  });
const throwing = () => {
  throw new Error('broken component');
};
const failing =
  (message: string): Code =>
  () =>
    Promise.reject(new Error(message));

const releaseOf = (version: string | undefined): Release => ({
  id: 'r',
  mfes: version
    ? { test: { version, entry: `/${version}.js`, global: `test_${version}`, integrity: 'sha384-x' } }
    : {},
  widgets: Object.fromEntries(
    ['greeting', 'farewell'].map((name) => [
      name,
      {
        mfe: 'test',
        expose: `./${name}`,
        hydrate: 'load' as const,
        reserve: { minHeight: 99 },
        messages: [],
        js: [],
        css: [],
      },
    ]),
  ),
  chunks: {},
});

interface Page {
  /** Versions in the registry, newest first. */
  versions: Record<string, Code>;
  /** Replaces the registry's answer. */
  resolve?: () => Promise<Release>;
  isPreview?: boolean;
  useCookie?: boolean;
}

/** A page whose release contains the first version. */
function openPage(html: string, { versions, resolve, isPreview = false, useCookie = false }: Page) {
  const bus = createBus({ validate: true });
  const told: string[] = [];
  bus.on(
    'shell:widget-failed',
    ({ step, message, version, healedBy }) =>
      told.push(`${version} ${step}: ${message} -> ${healedBy ?? 'nothing'}`),
    new AbortController().signal,
  );
  const asked = jest.fn(
    resolve ??
      ((_names: readonly string[], avoid: readonly string[] = []) =>
        Promise.resolve(
          releaseOf(
            Object.keys(versions).find((version) => !avoid.includes(`test@${version}`)) ??
              Object.keys(versions)[0],
          ),
        )),
  );
  const badVersions = createBadVersions({ useCookie });
  const releases = createReleaseIndex({
    release: releaseOf(Object.keys(versions)[0]),
    origin: 'https://shop.example',
    fetchRelease: asked,
  });
  const loads: string[] = [];
  const telemetry = {
    found: jest.fn(),
    mounted: jest.fn(),
    failed: jest.fn(),
    changed: jest.fn(),
    lost: jest.fn(),
    missingText: jest.fn(),
  } satisfies Telemetry;
  const work = createPendingWork();
  const services = {
    releases,
    healer: createHealer({ releases, badVersions, isFixed: () => isPreview }),
    loader: {
      load: ({ mfe }: Placement, attempt: number) => {
        loads.push(`${mfe.version}#${attempt}`);
        return versions[mfe.version]?.() ?? Promise.reject(new Error('404'));
      },
    },
    content: createContentProvider({
      bus,
      addWork: () => {},
      api: {} as never,
      config: () => Promise.resolve({ shopLocale: 'de-DE', apiOrigin: '', pageUrls: {} } as never),
      messages: () => Promise.resolve({}),
      overlayRoot: () => document.body,
    }),
    bus,
    work,
    leaving: followLeaving(work, shell.signal),
    layers: createLayers({ bus, text: (key) => Promise.resolve(key), signal: shell.signal }),
    telemetry,
    mount: mountWidget,
  };
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
  findWidgets((element) => startLifecycle(element, services), shell.signal);
  return { page, first: page.firstElementChild as HTMLElement, told, asked, loads, telemetry };
}

const place = (inside = '', widget = 'greeting') =>
  `<div data-widget="${widget}" data-props='{"name":"Ada"}'>${inside}</div>`;
/** Server HTML of the first version. */
const serverPlace = (text: string) => {
  const data = JSON.stringify({ props: { name: 'Ada' }, data: undefined, messages: {}, now: '' });
  return `<div data-widget="greeting" data-props='{"name":"Ada"}' id="w1"><div data-widget-root data-ssr><button>${text}</button></div><script type="application/json" data-widget-data>${data}</script></div>`;
};
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
const reaches = (element: HTMLElement, state: string) =>
  waitFor(() => expect(element.dataset.widgetState).toBe(state));

let shell = new AbortController();
let logged: jest.SpyInstance;
beforeEach(() => {
  shell = new AbortController();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  shell.abort();
  document.body.replaceChildren();
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  logged.mockRestore();
  sessionStorage.clear();
  document.cookie = 'avoid=; Path=/; Max-Age=0';
});

describe('a version is replaced by another one when it', () => {
  it.each([
    ['cannot be loaded', failing('Failed to load 404'), 'v2 load: Failed to load 404'],
    ['breaks when it renders', good('2', { Root: throwing }), 'v2 render: broken component'],
    [
      'refuses props that the other one takes',
      good('2', {
        parseProps: () => ({ ok: false, issues: [{ field: 'name', message: 'too short' }] }),
      } as never),
      'v2 props: its props are not what it expects: name: too short',
    ],
    [
      'breaks while it loads its data',
      good('2', { load: () => Promise.reject(new TypeError('x is undefined')) } as never),
      'v2 data: x is undefined',
    ],
  ])('%s', async (_what, code, said) => {
    const { first, told, telemetry } = openPage(place('<i>Fallback</i>'), {
      versions: { v2: code, v1: good('1') },
    });
    await reaches(first, 'mounted');

    expect(first.textContent).toBe('Hallo Ada von 1');
    expect(first.dataset.widgetVersion).toBe('test@v1');
    expect(told).toEqual([`${said} -> v1`]);
    expect(logged.mock.calls.at(-1)).toEqual([
      expect.stringMatching(/^Widget 'greeting' \(#fw\d+\) on \/ failed at .*\(v2 was replaced by v1\)$/),
    ]);
    expect(telemetry.failed).toHaveBeenCalledTimes(1);
    expect(telemetry.failed.mock.calls[0]?.[2]).toBe('v1');
    expect(telemetry.mounted).toHaveBeenCalledTimes(1);
  });

  it('crashes after it worked', async () => {
    const { first, told } = openPage(place(), { versions: { v2: good('2'), v1: good('1') } });
    await reaches(first, 'mounted');
    act(() => first.querySelector('button')?.click());
    while (told.length === 0) await turn();

    expect(first.textContent).toBe('Hallo Ada von 1');
    expect(told).toEqual(['v2 render: crashed later -> v1']);
  });
});

it.each([
  ['does not answer', new HttpError('bad-response', 'GET /rest/products/: 503', 503)],
  ['takes too long', Object.assign(new Error('data took longer than 16000 ms'), { name: 'DeadlineError' })],
])('that the API %s is no fault of a version', async (_what, error) => {
  const load = () => Promise.reject(error);
  const { first, asked, told } = openPage(place('<i>Fallback</i>'), {
    versions: { v2: good('2', { load } as never), v1: good('1') },
  });
  await reaches(first, 'failed');

  expect(first.innerHTML).toBe('<i>Fallback</i>');
  expect(asked).not.toHaveBeenCalled();
  expect(told).toEqual([`v2 data: ${error.message} -> nothing`]);
});

describe('what the visitor sees meanwhile', () => {
  it('is the server HTML until the other version is mounted', async () => {
    let load: (code: LoadedWidget) => void = () => {};
    const slow = () => new Promise<LoadedWidget>((resolve) => (load = resolve));
    const { first } = openPage(serverPlace('vom Server'), { versions: { v2: failing('404'), v1: slow } });
    const seen = new Set<string>();
    const look = () => seen.add(first.querySelector('[data-widget-root]')?.textContent ?? 'nothing');
    const observer = new MutationObserver(look);
    observer.observe(first, { childList: true, subtree: true });
    await reaches(first, 'loading');
    for (let turns = 0; turns < 5; turns += 1) await turn();
    expect(first.querySelector('[data-widget-root]')?.textContent).toBe('vom Server');

    await act(async () => load(await good('1')()));
    await reaches(first, 'mounted');
    observer.disconnect();
    expect(first.querySelector('[data-widget-root]')?.textContent).toBe('Hallo Ada von 1');
    expect([...seen]).toEqual(['Hallo Ada von 1']);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('is the server HTML again when a widget crashes that worked', async () => {
    let load: (code: LoadedWidget) => void = () => {};
    const slow = () => new Promise<LoadedWidget>((resolve) => (load = resolve));
    const { first } = openPage(serverPlace('Hallo Ada von 2'), { versions: { v2: good('2'), v1: slow } });
    await reaches(first, 'mounted');
    act(() => first.querySelector('button')?.click());
    await reaches(first, 'loading');
    expect(first.querySelector('[data-widget-root]')?.textContent).toBe('Hallo Ada von 2');

    await act(async () => load(await good('1')()));
    await reaches(first, 'mounted');
    expect(first.querySelector('[data-widget-root]')?.textContent).toBe('Hallo Ada von 1');
  });

  it('is the reserved space where there is nothing else', async () => {
    const slow = () => new Promise<LoadedWidget>(() => {});
    const { first, loads } = openPage(place(), { versions: { v2: failing('404'), v1: slow } });
    while (!loads.includes('v1#0')) await turn();
    expect(first.style.minHeight).toBe('99px');
  });
});

describe('today’s end of the chain stays where', () => {
  const isLeft = async ({ first, told }: ReturnType<typeof openPage>, ...expected: string[]) => {
    await reaches(first, 'failed');
    expect(first.querySelector('[data-widget-root]')?.textContent).toBe('vom Server');
    expect(told).toEqual(expected);
  };

  it('there is no other version', () =>
    isLeft(
      openPage(serverPlace('vom Server'), { versions: { v2: failing('404') } }),
      'v2 load: 404 -> nothing',
    ));

  it('the registry does not answer', () =>
    isLeft(
      openPage(serverPlace('vom Server'), {
        versions: { v2: failing('404'), v1: good('1') },
        resolve: () => Promise.reject(new Error('registry down')),
      }),
      'v2 load: 404 -> nothing',
    ));

  it('the page shows a preview', () =>
    isLeft(
      openPage(serverPlace('vom Server'), {
        versions: { v2: failing('404'), v1: good('1') },
        isPreview: true,
      }),
      'v2 load: 404 -> nothing',
    ));

  it('two replacements have failed too, and no version counts as bad then', async () => {
    const broken = good('', { Root: throwing });
    const page = openPage(serverPlace('vom Server'), {
      versions: { v4: broken, v3: broken, v2: broken, v1: good('1') },
    });
    await isLeft(
      page,
      'v4 render: broken component -> nothing',
      'v3 render: broken component -> nothing',
      'v2 render: broken component -> nothing',
    );
    expect(page.loads).toEqual(['v4#0', 'v3#0', 'v2#0']);
    expect(sessionStorage.getItem('fachwerk-avoid')).toBeNull();
  });
});

it('the second replacement is tried when the first one fails', async () => {
  const { first, told } = openPage(place(), {
    versions: { v3: failing('404'), v2: good('2', { Root: throwing }), v1: good('1') },
  });
  await reaches(first, 'mounted');
  expect(first.textContent).toBe('Hallo Ada von 1');
  expect(told).toEqual(['v3 load: 404 -> v1', 'v2 render: broken component -> v1']);
});

describe('on the same page', () => {
  it('all widgets of the micro-frontend change to one version with one request', async () => {
    const { page, asked } = openPage(place() + place() + place('', 'farewell'), {
      versions: { v2: failing('404'), v1: good('1') },
    });
    for (const element of Array.from(page.children)) await reaches(element as HTMLElement, 'mounted');
    expect(page.textContent).toBe('Hallo Ada von 1'.repeat(3));
    expect(asked.mock.calls).toEqual([[['farewell', 'greeting'], ['test@v2']]]);
  });

  it('mounted widgets of the bad version stay; later ones use the other version', async () => {
    const { page, first, loads, told } = openPage(place() + place(), {
      versions: { v2: good('2'), v1: good('1') },
    });
    const second = page.lastElementChild as HTMLElement;
    await reaches(first, 'mounted');
    await reaches(second, 'mounted');
    act(() => first.querySelector('button')?.click());
    while (told.length === 0) await turn();
    expect(second.textContent).toBe('Hallo Ada von 2');

    loads.length = 0;
    page.insertAdjacentHTML('beforeend', place());
    const third = page.lastElementChild as HTMLElement;
    await turn();
    await reaches(third, 'mounted');
    expect(third.textContent).toBe('Hallo Ada von 1');
    expect(loads).toEqual(['v1#0']);
  });
});

describe('a visitor who leaves while the page loads', () => {
  /** As Firefox does: it cancels what loads before the page is hidden. */
  const leave = () => window.dispatchEvent(new Event('beforeunload'));
  const cancelled = () => {
    leave();
    return Promise.reject(new Error('ChunkLoadError'));
  };

  it('blames no version for the cancelled scripts: neither in a report nor for the next page', async () => {
    const { first, told, telemetry } = openPage(place('<i>Fallback</i>'), {
      versions: { v2: cancelled, v1: good('1') },
      useCookie: true,
    });
    await reaches(first, 'mounted');
    window.dispatchEvent(new Event('pagehide'));

    expect(first.textContent).toBe('Hallo Ada von 1');
    expect(told).toEqual([]);
    expect(telemetry.failed).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('v2');
    expect(logged).not.toHaveBeenCalled();
  });

  it('gets the server HTML back where no other version is left, without a report', async () => {
    const { first, told } = openPage(place('<i>Fallback</i>'), { versions: { v2: cancelled } });
    await reaches(first, 'failed');

    expect(first.textContent).toBe('Fallback');
    expect(told).toEqual([]);
  });
});

describe('for the session', () => {
  it('the bad version is not even tried on the next page, nor is its server HTML taken over', async () => {
    const versions = { v2: failing('404'), v1: good('1') };
    const before = openPage(place(), { versions });
    await reaches(before.first, 'mounted');
    await act(() => {
      shell.abort();
      document.body.replaceChildren();
    });
    shell = new AbortController();

    const { first, loads, told } = openPage(serverPlace('von Version 2'), { versions });
    await reaches(first, 'mounted');
    expect(first.querySelector('[data-widget-root]')?.textContent).toBe('Hallo Ada von 1');
    expect(loads).toEqual(['v1#0']);
    expect(told).toEqual([]);
  });

  it('the cookie for the page server contains the newest five versions at most', async () => {
    document.cookie = `avoid=${encodeURIComponent('a@1,b@1,c@1,d@1,e@1')}; Path=/`;
    const { first } = openPage(place(), {
      versions: { v2: failing('404'), v1: good('1') },
      useCookie: true,
    });
    await reaches(first, 'mounted');
    expect(document.cookie).toBe(`avoid=${encodeURIComponent('b@1,c@1,d@1,e@1,test@v2')}`);
  });

  it('the page is healed without storage if the browser forbids it', async () => {
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const cookie = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { first } = openPage(place(), {
      versions: { v2: failing('404'), v1: good('1') },
      useCookie: true,
    });
    await reaches(first, 'mounted');
    expect(first.textContent).toBe('Hallo Ada von 1');
    storage.mockRestore();
    cookie.mockRestore();
  });
});

it('a widget that left while it was healed takes nothing with it', async () => {
  let answer: (release: Release) => void = () => {};
  const { first, loads, telemetry } = openPage(place(), {
    versions: { v2: failing('404'), v1: good('1') },
    resolve: () => new Promise((resolve) => (answer = resolve)),
  });
  while (loads.length < 2) await turn();
  await turn();
  first.remove();
  await turn();
  answer(releaseOf('v1'));
  await reaches(first, 'unmounted');
  expect(loads).toEqual(['v2#0', 'v2#1']);
  expect(telemetry.mounted).not.toHaveBeenCalled();
});
