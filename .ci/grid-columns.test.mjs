import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growingColumns } from './grid-columns.mjs';
import { ROOT } from './project.mjs';

const inRule = (declarations) => growingColumns(`.form { ${declarations} }`);

it.each([
  'grid-template-columns: 1fr auto',
  'grid-template-columns:1fr 1fr',
  'grid-template-columns: repeat(3, 1fr)',
  'grid-template-columns: auto minmax(0, 1fr) 0.5fr',
  'grid-auto-columns: 1fr',
  'grid-template: auto auto / 1fr 2fr',
  'grid-auto-flow: column',
])('refuses %s', (declarations) => {
  expect(inRule(declarations)).toHaveLength(1);
});

it.each([
  'display: grid',
  'grid-template-columns: minmax(0, 1fr)',
  'grid-template-columns:repeat(3,minmax(0,1fr)) auto',
  'grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  'grid-template-columns:repeat(auto-fill,minmax(calc(var(--rem, 1rem)*8),1fr))',
  'grid-template-rows: auto 1fr',
  'grid-template: auto 1fr / minmax(0, 1fr)',
  'grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: 44%',
])('accepts %s', (declarations) => {
  expect(inRule(declarations)).toEqual([]);
});

it('names the rule', () => {
  expect(growingColumns('@media print { .a { grid-template-columns: 1fr } }', 'a.css')).toEqual([
    'a.css: .a (1fr)',
  ]);
});

it('a grid that states no columns has one that shrinks', () => {
  const base = readFileSync(join(ROOT, 'shared/src/ui/base.css'), 'utf8');

  expect(base).toMatch(/@layer tokens \{\s*\* \{\s*grid-template-columns: minmax\(0, 1fr\);/);
});
