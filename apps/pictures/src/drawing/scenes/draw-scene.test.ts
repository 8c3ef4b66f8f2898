import { drawStorePicture } from '../draw-store-picture';
import { shareOutlines } from '../share-outlines';
import { drawScene, isSceneName, sceneNames } from './draw-scene';

const formats = sceneNames.flatMap((name) => [name, `${name}-hoch`]);

/** Content that browsers do not draw, or that pictures must not contain. */
function faultsOf(svg: string): string[] {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const used = new Set([...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map((match) => match[1]));
  return [
    ...(parsed.querySelector('parsererror') ? ['not well-formed'] : []),
    ...(/<text|<script|<style|<image|<foreignObject|href="(?!#)|url\((?!#)/i.test(svg) ? ['not plain'] : []),
    ...(/NaN|undefined|Infinity/.test(svg) ? ['a number is missing'] : []),
    ...[...used].filter((id) => !svg.includes(`id="${id}"`)).map((id) => `#${id} is not defined`),
  ];
}

describe('a scene', () => {
  it('exists for every season and every department', () => {
    expect([...sceneNames].sort()).toEqual(
      [
        'bad',
        'boden',
        'farbe',
        'garten',
        'licht',
        'markt',
        'rohbau',
        'sommer',
        'team',
        'werkstatt',
        'winter',
      ].sort(),
    );
  });

  it.each(formats)('%s contains only elements that all browsers draw and has at most 60 kB', (name) => {
    const svg = drawScene(name);
    expect(faultsOf(svg)).toEqual([]);
    expect(svg.length).toBeLessThanOrEqual(60_000);
  });

  it('has two formats, and none for an unknown name', () => {
    expect(drawScene('garten')).toContain('width="1600" height="700"');
    expect(drawScene('garten-hoch')).toContain('width="800" height="1000"');
    for (const name of ['', '-hoch', 'constructor', '__proto__', 'garten-hoch-hoch'])
      expect(isSceneName(name)).toBe(false);
  });
});

describe('the front of a store', () => {
  const stores = Array.from({ length: 24 }, (_, index) => ({
    companyId: String(1000 + index),
    city: 'Garmisch-Partenkirchen',
    type: index % 3 === 0 ? 'kompakt' : 'baumarkt',
    hasGardenCentre: index % 2 === 0,
  }));

  it('is well-formed, plain and small', () => {
    for (const store of stores) {
      const svg = drawStorePicture(store);
      expect(faultsOf(svg)).toEqual([]);
      expect(svg.length).toBeLessThan(40_000);
    }
  });

  it('is the same for the same store and different for another one', () => {
    const [first] = stores;
    if (!first) throw new Error('no store');
    expect(drawStorePicture(first)).toBe(drawStorePicture(first));
    expect(new Set(stores.map(drawStorePicture)).size).toBe(stores.length);
    expect(drawStorePicture({ ...first, hasGardenCentre: false, type: 'baumarkt' })).not.toBe(
      drawStorePicture({ ...first, hasGardenCentre: true, type: 'baumarkt' }),
    );
  });
});

it('writes an outline that is used twice only once', () => {
  const outline = `M0 0${'l1 1'.repeat(100)}`;
  const svg = `<svg viewBox="0 0 9 9"><path fill="#fff" d="${outline}"/><path fill="#000" d="${outline}"/></svg>`;
  const shared = shareOutlines(svg);
  expect(shared.split(outline)).toHaveLength(2);
  expect(faultsOf(shared.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))).toEqual([]);
  expect(shared).toContain('<use href="#o0" fill="#fff"');
});
