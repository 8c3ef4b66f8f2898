/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage, type PageReport } from './check-page';
import { reportText } from './report-text';

const record = (name: string, more = {}) => ({
  name,
  major: 0,
  isOldestMajor: true,
  propsSchema: { type: 'object', properties: {} },
  ...more,
});
const live = [
  record('product-teaser', {
    propsSchema: {
      $id: 'same',
      type: 'object',
      properties: {
        headline: { type: 'string' },
        limit: { type: 'integer', maximum: 12 },
        sort: { enum: ['rating', 'price'] },
      },
      required: ['headline'],
    },
  }),
  record('cart-page', { propsSchema: { $id: 'same', type: 'object' } }),
  record('cart-page', {
    major: 2,
    isOldestMajor: false,
    propsSchema: { type: 'object', required: ['layout'] },
  }),
  record('storefinder-page'),
];
const SHELL = '<script src="https://shop.example/shell/shell.js" defer></script>';
const teaser = (attributes: string, inside = '<p>Text</p>') =>
  `<div data-widget="product-teaser" ${attributes}>${inside}</div>`;
const GOOD = teaser(`data-props='{"headline":"Neu"}'`);
const check = (body: string, head = SHELL) =>
  checkPage(`<!doctype html>\n<html><head>${head}</head>\n<body>${body}</body></html>`, live);
const said = (result: PageReport) =>
  result.findings.map(({ verdict, rule, message }) => `${verdict} ${rule}: ${message}`);

describe('a correct page has no findings', () => {
  it.each([
    ['with a widget, its props and a fallback', GOOD],
    ['with props in quotes of HTML', teaser('data-props="{&quot;headline&quot;:&quot;Neu&quot;}"')],
    [
      'with HTML of the server',
      teaser(
        '',
        '<div data-widget-root data-ssr></div><script type="application/json" data-widget-data>{"props":{"headline":"x"}}</script>',
      ),
    ],
    ['with HTML of the server that no script changes', teaser('', '<div data-widget-root data-ssr></div>')],
    [
      'with a slot in the server’s HTML',
      `<div data-widget="storefinder-page"><div data-widget-root data-ssr>${GOOD}</div></div>`,
    ],
    [
      'with the newest major',
      `<div data-widget="cart-page@2" data-props='{"layout":"wide"}'><a href="/">Shop</a></div>`,
    ],
    ['with the same id on two elements that are no widgets', `${GOOD}<i id="a"></i><i id="a"></i>`],
    ['with an example in a template', `<template><div data-widget="nonsense"></div></template>${GOOD}`],
  ])('%s', (_what, body) => {
    expect(said(check(body))).toEqual([]);
  });

  it('without any widget', () => {
    expect(check('<p>Hello</p>', '')).toEqual({ findings: [], count: 0 });
  });
});

describe('a finding names', () => {
  it.each([
    [
      'a name that is unknown',
      GOOD.replace('product-teaser', 'product-teasr'),
      /break unknown-widget: .*Did you mean "product-teaser"\?/,
    ],
    [
      'a name with its words in another order',
      GOOD.replace('product-teaser', 'teaser-product'),
      /Did you mean "product-teaser"/,
    ],
    [
      'a name far from all',
      '<div data-widget="zzzzzz">x</div>',
      /break unknown-widget: No micro-frontend offers this widget\.$/m,
    ],
    [
      'a major that is not there',
      '<div data-widget="cart-page@7">x</div>',
      /break major-gone: .*Live: "cart-page", "cart-page@2"/,
    ],
    [
      'an older major than the newest',
      '<div data-widget="cart-page">x</div>',
      /warning major-outdated: .*"cart-page@2"/,
    ],
    ['a field that is missing', teaser(''), /break props: field "headline" is missing/],
    [
      'a field of the wrong type',
      teaser(`data-props='{"headline":"x","limit":"4"}'`),
      /break props: field "limit" must be integer/,
    ],
    [
      'a value that is too large',
      teaser(`data-props='{"headline":"x","limit":40}'`),
      /field "limit" must be <= 12/,
    ],
    [
      'a value that is no choice',
      teaser(`data-props='{"headline":"x","sort":"name"}'`),
      /must be one of "rating", "price"/,
    ],
    ['props that are no JSON', teaser(`data-props="{'headline': 'x'}"`), /break props-json: .*double quotes/],
    ['props that are a list', teaser(`data-props='[1]'`), /break props: field "\(props\)" must be object/],
    [
      'a data script that is no JSON',
      teaser(
        '',
        '<div data-widget-root data-ssr></div><script type="application/json" data-widget-data>{</script>',
      ),
      /break props-json/,
    ],
    [
      'an element with nothing inside',
      teaser(`data-props='{"headline":"x"}'`, ' \n '),
      /warning no-fallback/,
    ],
    [
      'an id that stands twice',
      `<i id="w1"></i>${teaser(`id="w1" data-props='{"headline":"x"}'`)}`,
      /break id-twice/,
    ],
    [
      'a widget in another one’s fallback',
      `<div data-widget="storefinder-page"><p>${GOOD}</p></div>`,
      /break nested: Stands inside "storefinder-page"/,
    ],
    [
      'a file of a version without its hash',
      `<link rel="stylesheet" href="https://shop.example/assets/cart/1.4.0-3f9a2c1/browser/a.css">${GOOD}`,
      /warning integrity/,
    ],
  ])('%s', (_what, body, expected) => {
    expect(said(check(body)).join('\n')).toMatch(expected);
  });

  it.each([
    ['no script', '', /break script-missing/],
    ['two scripts', SHELL + SHELL, /break script-twice/],
    ['a version without integrity', '<script src="/shell/0.1.0-abc/shell.js"></script>', /warning integrity/],
    [
      'the newest shell with an integrity',
      SHELL.replace(' defer', ' integrity="sha384-x"'),
      /break integrity/,
    ],
    ['only a foreign script', '<script src="/app/seashell.js"></script>', /break script-missing/],
  ])('%s', (_what, head, expected) => {
    expect(said(check(GOOD, head)).join('\n')).toMatch(expected);
  });

  it('its line, in the report', () => {
    expect(reportText('post.html', check(`\n${GOOD.replace('headline', 'headlin')}`))).toBe(
      [
        'post.html:4  BREAK  props  product-teaser',
        '    field "headline" is missing.',
        '1 widget, 1 break, 0 warnings.',
      ].join('\n'),
    );
  });
});

describe('the examples of the guides have no breaks', () => {
  it.each(['foreign-page.html', 'server-includes.html'])('%s', (file) => {
    const html = readFileSync(join(__dirname, '../../../../docs/guides/examples', file), 'utf8');
    expect(checkPage(html, live).findings.filter(({ verdict }) => verdict === 'break')).toEqual([]);
    expect(checkPage(html, live).count).toBeGreaterThan(0);
  });
});
