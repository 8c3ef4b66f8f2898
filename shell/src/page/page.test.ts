import { claimPage } from './claim-page';
import { markStyles } from './page-style';
import { readJson } from './read-json';
import { scriptUrl } from './trusted-types';

it('gives the page to the first shell only', () => {
  expect(claimPage()).toBe(true);
  expect(claimPage()).toBe(false);
});

describe('data in the page', () => {
  it('is read from its script element', () => {
    document.body.innerHTML = '<script type="application/json" id="fachwerk-release">{"id":"r1"}</script>';
    expect(readJson('fachwerk-release')).toEqual({ id: 'r1' });
  });

  it('that is missing or broken is as if it were not there', () => {
    document.body.innerHTML = '<script type="application/json" id="fachwerk-release">{"id":</script>';
    expect(readJson('fachwerk-release')).toBeUndefined();
    expect(readJson('fachwerk-config')).toBeUndefined();
  });
});

it('style sheets of the page are known by their absolute address, if they are there', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/cart.css"><link rel="stylesheet" href="/lost.css">';
  const [there, lost] = Array.from(document.querySelectorAll('link'));
  // jsdom loads none.
  Object.defineProperty(there, 'sheet', { value: {} });
  markStyles();
  expect(there?.dataset.href).toBe('http://localhost/assets/cart.css');
  expect(lost?.dataset.href).toBe('failed');
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
