import type { Placement } from '../release/release-index';
import { type ContainerModule, loadModuleContainer } from './module-container';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const FOLDER = 'https://shop.example/assets/vue';
let counted = 0;

/** Each test has its own version: files that were loaded stay in the page. */
function placement(): Placement {
  counted += 1;
  const file = (name: string) => `${FOLDER}/${counted}.0.0-a/browser/${name}`;
  return {
    name: 'vue-greeting',
    widget: {
      mfe: 'vue',
      expose: './vue-greeting',
      hydrate: 'load',
      messages: [],
      js: [],
      css: [],
    },
    mfe: { version: `${counted}.0.0-a`, entry: file('entry.js'), global: 'vue_1', integrity: hash('E') },
    modules: [{ href: file('chunk.js'), integrity: hash('C') }],
    styles: [{ href: file('style.css'), integrity: hash('S') }],
  };
}

const container: ContainerModule = { get: () => () => Promise.resolve({}), init: () => {} };
const links = () => Array.from(document.querySelectorAll('link'));
const linkOf = (name: string) => links().find(({ href }) => href.endsWith(name)) as HTMLLinkElement;
const settle = (name: string, event: 'load' | 'error') => linkOf(name).dispatchEvent(new Event(event));

afterEach(() => document.head.replaceChildren());

it('fetches all modules and styles with their hash, and imports the entry after them', async () => {
  const place = placement();
  const importModule = jest.fn(() => Promise.resolve(container));

  const loading = loadModuleContainer(place, place.mfe.entry, importModule);

  expect(links().map(({ rel, integrity, crossOrigin, href }) => [rel, integrity, crossOrigin, href])).toEqual(
    [
      ['modulepreload', hash('C'), 'anonymous', place.modules?.[0]?.href],
      ['modulepreload', hash('E'), 'anonymous', place.mfe.entry],
      ['stylesheet', hash('S'), 'anonymous', place.styles?.[0]?.href],
    ],
  );
  settle('entry.js', 'load');
  settle('style.css', 'load');
  await new Promise((resolve) => setTimeout(resolve));
  expect(importModule).not.toHaveBeenCalled();
  settle('chunk.js', 'load');
  await expect(loading).resolves.toBe(container);
  expect(importModule).toHaveBeenCalledWith(place.mfe.entry);
});

it('imports nothing if one module is not what was built, and tries again at the next attempt', async () => {
  const place = placement();
  const importModule = jest.fn(() => Promise.resolve(container));

  const first = loadModuleContainer(place, place.mfe.entry, importModule);
  settle('chunk.js', 'error');
  await expect(first).rejects.toThrow(/chunk\.js could not be loaded or is not what was built/);
  settle('entry.js', 'load');
  settle('style.css', 'load');
  expect(importModule).not.toHaveBeenCalled();

  const second = loadModuleContainer(place, `${place.mfe.entry}?attempt=1`, importModule);
  settle('chunk.js', 'load');
  settle('entry.js?attempt=1', 'load');
  await expect(second).resolves.toBe(container);
});

it('asks for nothing if a hash is malformed', async () => {
  const place = { ...placement(), modules: [{ href: `${FOLDER}/chunk.js`, integrity: 'undefined' }] };

  await expect(loadModuleContainer(place, place.mfe.entry, jest.fn())).rejects.toThrow(
    /no valid integrity value/,
  );
  expect(links()).toEqual([]);
});

it('does not load a style sheet that the page server has composed into its own', async () => {
  const place = placement();
  const mark = document.createElement('link');
  mark.rel = 'stylesheet';
  mark.dataset.href = place.styles?.[0]?.href ?? '';
  document.head.append(mark);

  loadModuleContainer(place, place.mfe.entry, jest.fn()).catch(() => {});

  expect(links().filter(({ href }) => href.endsWith('style.css'))).toEqual([]);
});
