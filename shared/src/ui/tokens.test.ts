/** @jest-environment node */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function colour(name: string): string {
  const match = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens);
  if (!match?.[1]) throw new Error(`No colour --color-${name} in tokens.css`);
  return match[1];
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const share = parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(colour(first)), luminance(colour(second))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const readable: [string, string[]][] = [
  [
    'ink',
    [
      'surface',
      'wash',
      'wash-strong',
      'brand-tint',
      'brand-tint-strong',
      'sale-tint',
      'success-tint',
      'warning-tint',
      'info-tint',
    ],
  ],
  ['muted', ['surface', 'wash', 'wash-strong']],
  ['brand', ['surface', 'wash', 'brand-tint', 'brand-tint-strong']],
  ['brand-hover', ['surface', 'wash', 'brand-tint', 'brand-tint-strong']],
  ['on-brand', ['brand', 'brand-hover', 'brand-active']],
  ['on-call', ['call', 'call-hover', 'call-active']],
  ['sale', ['surface', 'wash', 'sale-tint']],
  ['on-sale', ['sale', 'sale-hover', 'sale-active']],
  ['success', ['surface', 'success-tint']],
  ['warning', ['surface', 'warning-tint']],
  ['info', ['surface', 'info-tint']],
  ['on-ink', ['ink-surface', 'ink-line']],
  ['on-ink-muted', ['ink-surface']],
  ['call', ['ink-surface']],
];
it.each(readable.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
  'text in %s is readable on %s',
  (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

const visible: [string, string[]][] = [
  ['control-line', ['surface', 'wash']],
  ['brand', ['surface', 'wash', 'call']],
  ['rating', ['surface']],
  ['success', ['surface', 'wash']],
];
it.each(visible.flatMap(([part, grounds]) => grounds.map((ground) => [part, ground] as const)))(
  'a control in %s is visible on %s',
  (part, ground) => {
    expect(contrast(part, ground)).toBeGreaterThanOrEqual(3);
  },
);

function styleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
    .map((file) => join(folder, file));
}
const styles = [...styleFiles(__dirname), ...styleFiles(join(__dirname, '../product'))];

const EXCEPTIONS: [file: string, allowed: RegExp][] = [
  // The EU arrow is black and white by regulation.
  ['EnergyArrow.module.css', /#ffffff|#000000/g],
  // The label of the guarantee stands on white by regulation, and is scanned.
  ['GuaranteeLabelPicture.module.css', /#fff\b/g],
  // Layers on third-party pages are above those of the page.
  ['isolated-tree.css', /z-index: 2147483000/g],
];

it.each(styles)('%s takes its colours and stacking from the tokens', (file) => {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

  const allowed = EXCEPTIONS.find(([name]) => file.endsWith(name))?.[1] ?? /(?!)/g;
  expect(css.replace(allowed, '')).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(|z-index: \d/i);
});

it.each(styles.filter((file) => file.endsWith('.module.css')))(
  '%s stays in the layer of components',
  (file) => {
    const css = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();

    expect(css).toMatch(/^@layer components \{[\s\S]*\}$/);
    expect(css).not.toContain(':global');
  },
);

it('no style of the shop uses a custom property that none defines', () => {
  const root = join(__dirname, '../../..');
  const everyStyle = globSync('{shared,shell,*-mfe}/src/**/*.css', { cwd: root }).map((file) => ({
    file,
    css: readFileSync(join(root, file), 'utf8'),
  }));
  const namesIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name);
  const defined = new Set(everyStyle.flatMap(({ css }) => namesIn(css, /(--[\w-]+)\s*:/g)));

  const unknown = everyStyle.flatMap(({ file, css }) =>
    namesIn(css, /var\(\s*(--[\w-]+)/g)
      .filter((name) => !defined.has(name))
      .map((name) => `${name} in ${file}`),
  );

  expect(everyStyle.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

it('limits the content of pages to 1170 px (specification 9)', () => {
  expect(tokens).toMatch(/--content-width: 1170px;/);
});
