/** @jest-environment node */
/** The bar of the header that stays at the top of the window covers nothing (docs/decisions/0127). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { ROOT } from './project.mjs';

/** Sticky within a scrolling element of its own, not in the window. */
const IN_OWN_SCROLLER = [
  'shared/src/ui/data-table/DataTable.module.css',
  'shared/src/ui/dialog/Dialog.module.css',
];

const files = execFileSync('git', ['ls-files', '--', '*.css'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');
const rulesOf = (file, use) => postcss.parse(readFileSync(join(ROOT, file), 'utf8')).walkRules(use);
const valueOf = (rule, name) => rule.nodes.find(({ prop }) => prop === name)?.value;

it('what is sticky at the top keeps below it', () => {
  const found = [];
  for (const file of files.filter((name) => !IN_OWN_SCROLLER.includes(name)))
    rulesOf(file, (rule) => {
      const top = valueOf(rule, 'top');
      if (valueOf(rule, 'position') === 'sticky' && top !== undefined)
        found.push({ at: `${file} ${rule.selector}`, isBelow: top.includes('var(--top-bar)') });
    });

  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ isBelow }) => !isBelow)).toEqual([]);
});

it('pages give it room under the conditions under which it is there', () => {
  const conditions = (file, name) => {
    const found = new Set();
    rulesOf(file, (rule) => {
      if (rule.selector === name && rule.parent.name === 'media') found.add(rule.parent.params);
    });
    return [...found];
  };

  const [room] = conditions('apps/cms/assets/page.css', ':root:has([data-top-bar])');
  expect(room).toBe('screen and (min-height: 481px)');
  expect(conditions('header-mfe/src/features/header/Header.module.css', '.left .bar')).toContain(room);
});
