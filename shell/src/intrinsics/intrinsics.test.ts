import type { Placement } from '../release/release-index';
import { versionOf, watchIntrinsics, watchLoads } from './intrinsics';

const A = { mfe: 'cart', version: '1.0.0-a' };
const B = { mfe: 'search', version: '1.0.0-b' };
const map = Array.prototype.map;
const broken = () => {
  throw new Error('replaced');
};
const change = (name: 'map' | 'filter' = 'map') => {
  Array.prototype[name] = broken as never;
};

let page = new AbortController();
const onChange = jest.fn();
const watch = (isOwnPage = true) => watchIntrinsics({ isOwnPage, onChange, signal: page.signal });
/** A script was evaluated. */
const loaded = (src: string) => {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event('load'));
};
const fileOf = ({ mfe, version }: typeof A) => `/assets/${mfe}/${version}/browser/page.js`;

const { filter } = Array.prototype;
beforeEach(() => {
  page = new AbortController();
  onChange.mockReset();
});
afterEach(() => {
  page.abort();
  Object.assign(Array.prototype, { map, filter });
  for (const key of ['map', 'filter']) Object.defineProperty(Array.prototype, key, { enumerable: false });
  document.head.replaceChildren();
});

it.each([true, false])('names the version whose file has changed a function (own page: %s)', (isOwnPage) => {
  watch(isOwnPage);
  loaded(fileOf(B));
  change();
  loaded(fileOf(A));
  const isRestored = Array.prototype.map === map;
  Array.prototype.map = map;
  expect(onChange.mock.calls).toEqual([[A, ['Array.prototype.map']]]);
  expect(isRestored).toBe(isOwnPage);
});

it('reports a version once, whatever it changes', () => {
  const { check } = watch();
  change();
  check(A);
  change('filter');
  check(A);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(Array.prototype.filter).toBe(filter);
});

it('a later change on our page belongs to the version that ran last', () => {
  const { check } = watch();
  check(B);
  check(A);
  change();
  check();
  expect(onChange.mock.calls).toEqual([[A, ['Array.prototype.map']]]);
});

it('a change before any version ran belongs to none', () => {
  const { check } = watch();
  const own = broken as never;
  Array.prototype.map = own;
  check();
  check(A);
  Array.prototype.map = map;
  expect(onChange).not.toHaveBeenCalled();
});

describe('a third-party page may change its own functions', () => {
  it('by a script of its own', () => {
    watch(false);
    loaded(fileOf(A));
    change();
    loaded('/theme/main.js');
    loaded(fileOf(A));
    Array.prototype.map = map;
    expect(onChange).not.toHaveBeenCalled();
  });

  it('at any time', () => {
    const { check } = watch(false);
    check(A);
    change();
    check();
    check(A);
    Array.prototype.map = map;
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('checks before and after the code of a widget loads', async () => {
  const placement = { widget: { mfe: 'cart@2' }, mfe: { version: '2.0.0-c' } } as unknown as Placement;
  const watched = watch();
  watched.check(B);
  change();
  const loader = watchLoads(
    {
      load: () => {
        change('filter');
        return Promise.resolve({} as never);
      },
    },
    watched,
  );
  await loader.load(placement, 0);
  expect(onChange.mock.calls).toEqual([
    [B, ['Array.prototype.map']],
    [{ mfe: 'cart', version: '2.0.0-c' }, ['Array.prototype.filter']],
  ]);
  expect(versionOf(placement)).toEqual({ mfe: 'cart', version: '2.0.0-c' });
});
