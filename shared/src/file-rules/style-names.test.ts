/** @jest-environment node */
import { styleNames } from './style-names';

it('lists classes, animations and properties of the page with their rules', () => {
  const names = styleNames(
    ':root{--vue-gap:4px}.card .title:hover{color:red}@media print{.card{margin:0}}@keyframes spin{from{opacity:0}}',
  );

  expect([...names.keys()].sort()).toEqual(['--vue-gap', '.card', '.title', '@keyframes spin']);
  expect(names.get('.card')).toBe('.card .title:hover{color:red}\n@media print .card{margin:0}');
});

it('takes the order of rules and white space for no difference', () => {
  expect(styleNames('.a{color:red}\n.a b{margin:0}')).toEqual(styleNames('.a b{margin:0}.a{color:red}'));
  expect(styleNames('.a {\n  color:red}')).toEqual(styleNames('.a { color:red}'));
});

it('takes steps of animations and decimal numbers for no class', () => {
  expect([...styleNames('@keyframes x{12.5%{opacity:.5}}p{margin:1.5px}').keys()]).toEqual(['@keyframes x']);
});
