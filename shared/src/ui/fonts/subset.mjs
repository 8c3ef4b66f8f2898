/**
 * Writes the fonts of this folder: for each face of base.css with a `unicode-range` those characters of
 * @fontsource-variable/archivo, with the weights of tokens.css. Run by hand; README.md contains the command.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = import.meta.dirname;
const packaged = join(here, '../../../node_modules/@fontsource-variable/archivo/files');
/** File of the package that contains the characters of our file. */
const SOURCES = { german: 'latin', western: 'latin', eastern: 'latin-ext' };
const WEIGHTS = '400:800';
/** Kerning, digits of equal width, letters of Turkish and Polish, outlines that change with the weight. */
const FEATURES = 'kern,tnum,locl,ccmp,rvrn';

const css = readFileSync(join(here, '../base.css'), 'utf8');
const faces = css.matchAll(/archivo-(\w+)\.woff2'[^}]*?unicode-range:([^;]+);/g);
for (const [, name, range] of faces) {
  const weights = join(tmpdir(), `archivo-${name}.ttf`);
  const source = join(packaged, `archivo-${SOURCES[name]}-wght-normal.woff2`);
  const options = ['--no-recalc-timestamp', '--quiet', '-o', weights];
  execFileSync('fonttools', ['varLib.instancer', source, `wght=${WEIGHTS}`, ...options]);
  execFileSync('pyftsubset', [
    weights,
    `--unicodes=${range.replace(/\s/g, '')}`,
    `--layout-features=${FEATURES}`,
    ...['--no-hinting', '--flavor=woff2'],
    `--output-file=${join(here, `archivo-${name}.woff2`)}`,
  ]);
  rmSync(weights);
}
