/** @jest-environment node */
import { styleFaults } from './style-faults';

const faultsOf = (css: string) => styleFaults(css, 'cart');

describe('a selector that stays inside of a widget is allowed', () => {
  it.each([
    '.line',
    'a.line:hover',
    '.line p',
    '.line > *',
    '.line + .line',
    '.line ~ p',
    'main .line',
    'html[data-mode="dark"] .line',
    'body.is-open .line',
    ':root .line',
    '.line:not(#\\#):not(#\\#)',
    '.line::before',
    '.line:has(> p)',
    ':is(.line, .total)',
    ':where(.line) p',
    ':is(.line a, .total) p',
    '*:focus .line',
    '.line:not(body)',
    '.line, .total',
    '[data-widget] .line',
  ])('%s', (selector) => expect(faultsOf(`${selector}{color:red}`)).toEqual([]));

  it.each([
    '@media (min-width:680px){.line{color:red}}',
    '@supports (display:grid){@media print{.line{color:red}}}',
    '@container (min-width:1px){.line{color:red}}',
    '@layer widgets{.line{color:red}}',
    '@keyframes fade{from{opacity:0}50%{opacity:.5}to{opacity:1}}',
    '.line{p{color:red}&:hover{color:red}& > a{color:red}main &{color:red}@media print{a{color:red}}}',
    ':root{--cart-gap:1px;--cart-line:2px}',
    '@font-face{font-family:"cart-icons";src:url(a.woff2)}',
    '@property --cart-angle{syntax:"<angle>";inherits:false;initial-value:0deg}',
    '@charset "utf-8";.line{color:red}',
    '',
  ])('%s', (css) => expect(faultsOf(css)).toEqual([]));
});

describe('a selector that reaches outside of a widget is refused', () => {
  it.each([
    'body',
    'BODY',
    'html',
    '*',
    'h1',
    'a:hover',
    'main p',
    '#main',
    '[hidden]',
    '[data-widget="header"]',
    '[class*="line"]',
    ':focus-visible',
    '::selection',
    ':not(.line)',
    'p:not(.line)',
    'body:has(.line)',
    ':has(.line)',
    ':is(.line, body)',
    ':where(main) p',
    'body.line',
    'html.line',
    ':root.line',
    ':is(body.line, .total)',
    '.page-text',
    '.page-text p',
    ':host',
    ':root > *',
    'b\\6fdy',
    'body/*.line*/',
  ])('%s', (selector) =>
    expect(faultsOf(`.total{color:red}${selector}{display:none}`)).toEqual([
      expect.stringContaining('reaches outside of a widget; it needs a class of the widget'),
    ]),
  );

  it('names only the wrong one of several selectors', () => {
    expect(faultsOf('.line, body, .total{display:none}')).toEqual([
      'the selector "body" reaches outside of a widget; it needs a class of the widget',
    ]);
  });

  it.each([
    '@media print{body{display:none}}',
    '@supports (display:grid){@media print{* {margin:0}}}',
    '.line{body:has(&){display:none}}',
    '.line{:not(&){display:none}}',
    '.line{@media print{:not(&) p{display:none}}}',
  ])('also in %s', (css) => expect(faultsOf(css)).toHaveLength(1));
});

describe('names of the whole page', () => {
  it.each([
    [
      ':root{--color-call:red}',
      /":root" sets "--color-call" for the whole page; only custom properties "--cart-…"/,
    ],
    [':root{--cart-gap:1px;color:red}', /":root" sets "color"/],
    [':root{--cart-gap:1px;p{color:red}}', /":root" sets "p\{color:red\}"/],
    [':root{--header-gap:1px}', /--header-gap/],
    ['html{--cart-gap:1px}', /selector "html"/],
    ['@font-face{font-family:Archivo;src:url(a.woff2)}', /@font-face declares "Archivo"/],
    ['@property --color-call{syntax:"*";inherits:true}', /@property declares "--color-call"/],
    ['@keyframes fw-loading{to{opacity:0}}', /would replace an animation of the platform/],
    ['@import url(https://evil.example/a.css);', /@import applies to the whole page/],
    ['@page{margin:0}', /@page applies to the whole page/],
    ['@namespace svg url(http://www.w3.org/2000/svg);', /@namespace/],
    ['@view-transition{navigation:auto}', /@view-transition/],
    ['@scope (.line){p{color:red}}', /@scope/],
  ])('%s is refused', (css, message) => {
    expect(faultsOf(css)[0]).toMatch(message);
  });
});

it.each(['.line{color:red', '.line{color:red}}', '.line[{color:red}'])(
  '%s cannot be parsed and is refused',
  (css) => expect(faultsOf(css)[0]).toMatch(/cannot be parsed/),
);
