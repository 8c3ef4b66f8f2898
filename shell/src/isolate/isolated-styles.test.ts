import { createIsolatedStyles } from './isolated-styles';

const BASE = { href: 'https://shop.example/shell/isolated.css', integrity: 'sha384-base' };
const CART = 'https://shop.example/assets/cart/1/browser/';
const sheet = (name: string) => ({ href: `${CART}${name}.css`, integrity: `sha384-${name}` });
const aRoot = (): ShadowRoot =>
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
const linksIn = (root: ShadowRoot) => Array.from(root.querySelectorAll('link'));
const namesIn = (root: ShadowRoot) => linksIn(root).map(({ href }) => href.replace(/.*\//, ''));
const turn = () => new Promise((done) => setTimeout(done));
/** Fires `load` or `error` for all present links. */
async function arrive(...roots: ShadowRoot[]): Promise<void> {
  for (const root of roots) {
    await turn();
    linksIn(root).forEach((link) => link.onload?.(new Event('load')));
  }
  await turn();
}

function setUp() {
  const home = aRoot();
  return { home, styles: createIsolatedStyles({ base: BASE, home: () => home }) };
}

it('brings a sheet home first and then into every root, with its hash', async () => {
  const { home, styles } = setUp();
  const [first, second] = [aRoot(), aRoot()];
  const joined = Promise.all([
    styles.join(first, CART, [sheet('page')]),
    styles.join(second, CART, [sheet('page')]),
  ]);
  await turn();
  expect(namesIn(home)).toEqual(['isolated.css', 'page.css']);
  expect(namesIn(first)).toEqual([]);

  await arrive(home, first, second);
  await joined;

  expect(namesIn(first)).toEqual(['isolated.css', 'page.css']);
  expect(namesIn(second)).toEqual(['isolated.css', 'page.css']);
  expect(linksIn(second)[1]).toMatchObject({ integrity: 'sha384-page', crossOrigin: 'anonymous' });
  expect(document.head.querySelector('link')).toBeNull();
});

it('fails where a sheet is not what was built, and tries anew for the next one', async () => {
  const { home, styles } = setUp();
  const failing = styles.join(aRoot(), CART, [sheet('page')]);
  const told = expect(failing).rejects.toThrow(/page\.css could not be loaded or is not what was built/);
  await turn();
  linksIn(home).forEach((link) =>
    link.href.includes('page') ? link.onerror?.(new Event('error')) : link.onload?.(new Event('load')),
  );
  await told;

  const later = aRoot();
  const joined = styles.join(later, CART, [sheet('page')]);
  await arrive(home, later);
  await expect(joined).resolves.toBeUndefined();
});

it('puts a late chunk into the roots of its micro-frontend, and into those that come after', async () => {
  const { home, styles } = setUp();
  const [cart, other] = [aRoot(), aRoot()];
  const joined = Promise.all([
    styles.join(cart, CART, []),
    styles.join(other, 'https://shop.example/assets/x/', []),
  ]);
  await arrive(home, cart, other);
  await joined;

  const late = Object.assign(document.createElement('link'), sheet('layer'));
  late.onload = jest.fn();
  styles.take(late);
  await arrive(home, cart);
  expect(late.onload).toHaveBeenCalledTimes(1);
  expect(namesIn(cart)).toContain('layer.css');
  expect(namesIn(other)).not.toContain('layer.css');

  const newcomer = aRoot();
  const second = styles.join(newcomer, CART, []);
  await arrive(newcomer);
  await second;
  expect(namesIn(newcomer)).toContain('layer.css');
});

it('reports a late chunk that fails to load to the runtime', async () => {
  const { home, styles } = setUp();
  const late = Object.assign(document.createElement('link'), sheet('layer'));
  late.onerror = jest.fn();
  styles.take(late);
  await turn();
  linksIn(home).forEach((link) => link.onerror?.(new Event('error')));
  await turn();
  expect(late.onerror).toHaveBeenCalledTimes(1);
});

it('settles pending loads of a root that has left', async () => {
  const { home, styles } = setUp();
  const root = aRoot();
  const joined = styles.join(root, CART, []);
  await arrive(home);
  styles.leave(root);
  await expect(joined).resolves.toBeUndefined();
  expect(namesIn(root)).toEqual([]);
});
