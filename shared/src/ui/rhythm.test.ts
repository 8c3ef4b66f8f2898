/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const files = globSync(['*-mfe/src/**/*.css', 'shared/src/**/*.css', 'apps/cms/assets/*.css'], { cwd: ROOT });

/** Innermost rules, also inside of layers and media queries. */
const rules = files.flatMap((file) => {
  const css = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    name: `${file}: ${selector.trim()}`,
    selector,
    body,
  }));
});

const HEADING = /(^|[\s,>+~])(h[1-4]|\.\w*(headline|heading|title))\b/i;
/** Values from the scale of spaces, and the lines and shares of other boxes. */
const FROM_THE_SCALE = /^((calc\([^;]*var\(--space-\d+\)[^;]*\)|var\(--space-\d+\)|0|auto)\s*)+$/;

it('knows headings in all micro-frontends', () => {
  expect(rules.filter(({ selector }) => HEADING.test(selector)).length).toBeGreaterThan(80);
});

it('the margins of headings come from the scale of spaces', () => {
  const others = rules
    .filter(({ selector }) => HEADING.test(selector))
    .flatMap(({ name, body }) =>
      [...body.matchAll(/(?<![\w-])margin(?:-top|-bottom)?:\s*([^;]+);/g)]
        .filter(([, value = '']) => !FROM_THE_SCALE.test(value.trim()))
        .map(([declaration]) => `${name}: ${declaration}`),
    );

  expect(others).toEqual([]);
});

it('what is centred between the edges of the window has the width of the page', () => {
  const containers = rules.filter(
    ({ body }) =>
      /max-width:\s*calc\([^;]*\+ 2 \* var\(--gutter\)\)/.test(body) &&
      /margin(-left)?:\s*(0 )?auto/.test(body),
  );

  expect(containers.length).toBeGreaterThan(3);
  for (const { name, body } of containers) expect(`${name} ${body}`).toContain('var(--content-width)');
});

it('lines grow with the text size that visitors have set', () => {
  const fixed = rules.flatMap(({ name, body }) =>
    [...body.matchAll(/(?<![\w-])line-height:\s*[1-9][\d.]*px/g)].map(
      ([declaration]) => `${name}: ${declaration}`,
    ),
  );

  expect(fixed).toEqual([]);
});
