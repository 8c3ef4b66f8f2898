/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..');
const FOLDERS = /^(?:\.ci|apps|docs|e2e|shared|shell|[a-z]+-mfe)\//;

const documents = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

/** Whatever a document names in code style that begins like a path of this repository. */
const namedPaths = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => FOLDERS.test(name) && !/[*<>{}…]/.test(name));
const linkedFiles = (text) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^\w+:/.test(target));

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  it('names only paths that exist', () => {
    expect(
      namedPaths(text).filter((path) => !existsSync(join(ROOT, path)) && !path.includes('dist/')),
    ).toEqual([]);
  });

  it('links only to files that exist', () => {
    expect(linkedFiles(text).filter((target) => !existsSync(join(ROOT, dirname(document), target)))).toEqual(
      [],
    );
  });
});
