import { createPendingWork } from '../core/pending-work';
import { watchFiles } from './watch-files';

const page = new AbortController();
const work = createPendingWork();
const task = () => new Promise((resolve) => setTimeout(resolve));

function add(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const [element] = Array.from(holder.children) as [Element];
  document.head.append(element);
  return element;
}
const pendingFiles = async () => {
  await task();
  return work.list().map((address) => new URL(address).pathname);
};

beforeAll(() => watchFiles(work, page.signal));
afterEach(() => {
  document.head.innerHTML = '';
});
afterAll(() => page.abort());

it.each([
  ['a script', '<script src="/assets/cart/1.0.0/123.js"></script>'],
  ['a style sheet', '<link rel="stylesheet" href="/assets/cart/1.0.0/123.js">'],
])('%s of a micro-frontend is pending until it is there', async (_what, html) => {
  const file = add(html);
  expect(await pendingFiles()).toEqual(['/assets/cart/1.0.0/123.js']);

  file.dispatchEvent(new Event('load'));
  expect(await pendingFiles()).toEqual([]);
});

it.each([
  ['fails', (file: Element) => void file.dispatchEvent(new Event('error'))],
  ['is removed, because it takes too long', (file: Element) => file.remove()],
])('a file that %s is no longer pending', async (_how, end) => {
  const file = add('<script src="/shell/1.0.0/http.js"></script>');
  expect(await pendingFiles()).toHaveLength(1);

  end(file);
  expect(await pendingFiles()).toEqual([]);
});

it.each([
  '<script src="https://ads.example/ads.js"></script>',
  '<link rel="preload" as="script" href="/assets/cart/1.0.0/123.js">',
  '<link rel="icon" href="/assets/icon.png">',
  '<script>document.title = "";</script>',
])('does not wait for %s', async (html) => {
  add(html);
  expect(await pendingFiles()).toEqual([]);
});
