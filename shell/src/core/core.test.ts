import { claimPage } from './claim-page';
import { createPendingWork } from './pending-work';
import { readJson } from './read-json';
import { scriptUrl } from './trusted-types';

it('an element of the page whose id is the word for it does not keep the shell away', () => {
  document.body.innerHTML = '<a id="__fachwerkShell"></a>';
  // Browsers define a property of the window for every id; jsdom does as well.
  expect((window as { __fachwerkShell?: unknown }).__fachwerkShell).toBeInstanceOf(HTMLElement);
  expect(claimPage(createPendingWork())).toBe(true);
});

it('gives the page to the first shell only', () => {
  expect(claimPage(createPendingWork())).toBe(false);
});

describe('data in the page', () => {
  it('is read from its script element', () => {
    document.body.innerHTML = '<script type="application/json" id="fachwerk-release">{"id":"r1"}</script>';
    expect(readJson('fachwerk-release')).toEqual({ id: 'r1' });
  });

  it.each([
    '<div id="fachwerk-release">',
    '<template id="fachwerk-release">',
    '<script id="fachwerk-release">',
  ])('is never read from %s, which may be a visitor’s comment', (start) => {
    document.body.innerHTML = `${start}{"mfes":{"cart":{"entry":"https://evil.example/x.js"}}}`;
    expect(readJson('fachwerk-release')).toBeUndefined();
  });

  it('is found behind an element of the same id', () => {
    document.body.innerHTML =
      '<p id="fachwerk-release">{"id":"evil"}</p><script type="application/json" id="fachwerk-release">{"id":"r1"}</script>';
    expect(readJson('fachwerk-release')).toEqual({ id: 'r1' });
  });

  it('that is missing or broken is as if it were not there', () => {
    document.body.innerHTML = '<script type="application/json" id="fachwerk-release">{"id":</script>';
    expect(readJson('fachwerk-release')).toBeUndefined();
    expect(readJson('fachwerk-config')).toBeUndefined();
  });
});

it('script addresses go through the policy that the page allows', () => {
  expect(scriptUrl('https://shop.example/a.js')).toBe('https://shop.example/a.js');
  const createPolicy = jest.fn((_name: string, rules: object) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect(scriptUrl('https://shop.example/a.js')).toBe('https://shop.example/a.js');
  scriptUrl('https://shop.example/b.js');
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledWith('fachwerk', expect.anything());
});
