/** @jest-environment node */
import { composeSheet } from './compose-sheet';

const compose = (...texts: string[]) =>
  composeSheet(texts.map((css, index) => ({ path: `/assets/team${index}/1.0.0-a/browser/page.css`, css })));

it('keeps the order of sheets and rules', () => {
  expect(compose('.a{color:red}.b{margin:0}', '.c{top:0}')).toBe('.a{color:red}.b{margin:0}\n.c{top:0}');
});

it('writes a rule of several sheets once, at its first place', () => {
  expect(compose('.button{margin:0}.cart{top:0}', '.list{top:1px}.button{margin:0}')).toBe(
    '.button{margin:0}.cart{top:0}\n.list{top:1px}',
  );
});

it.each([
  ['other declarations', '.button{margin:0}', '.button{margin:1px}'],
  ['another selector', '.button{margin:0}', '.button:hover{margin:0}'],
  ['another media query', '@media print{.button{margin:0}}', '@media screen{.button{margin:0}}'],
  ['no media query', '@media print{.button{margin:0}}', '.button{margin:0}'],
])('keeps a rule with %s', (_what, first, second) => {
  expect(compose(first, second)).toBe(`${first}\n${second}`);
});

it('keeps a rule that one sheet writes twice: the second may override what is between', () => {
  const css = '.a{top:0}.b{top:1px}.a{top:0}';
  expect(compose(css)).toBe(css);
});

it('drops the selectors of a list that are written, and empty at-rules', () => {
  expect(
    compose(
      '.a{top:0}@media print{.a{top:0}}',
      '.a,.own{top:0}@media print{.a{top:0}}@media print{.own{top:0}}',
    ),
  ).toBe('.a{top:0}@media print{.a{top:0}}\n.own{top:0}@media print{.own{top:0}}');
});

it('writes equal animations and fonts once, and keeps different ones whole', () => {
  const spin = '@keyframes spin{to{opacity:0}}';
  const other = '@keyframes spin{to{opacity:1}}';
  expect(compose(spin, `${spin}${other}`)).toBe(`${spin}\n${other}`);
});

it('makes relative addresses absolute', () => {
  const css =
    '.a{background:url(a.svg)}.b{background:url("../b.svg#x")}.c{background:url(/c.svg)}.d{background:url("data:image/svg+xml,%3Csvg xmlns=\'x\'/%3E")}';
  expect(compose(css)).toBe(
    '.a{background:url(/assets/team0/1.0.0-a/browser/a.svg)}.b{background:url("/assets/team0/1.0.0-a/b.svg#x")}.c{background:url(/c.svg)}.d{background:url("data:image/svg+xml,%3Csvg xmlns=\'x\'/%3E")}',
  );
});

it('keeps `!important`, and leaves comments and space out', () => {
  expect(
    compose(
      '/* why */\n.a ,\n.b {\n  color : red !important;\n}\n@media (min-width: 1px) {\n  .a { top: 0 }\n}',
    ),
  ).toBe('.a,.b{color:red!important}@media (min-width: 1px){.a{top:0}}');
});
