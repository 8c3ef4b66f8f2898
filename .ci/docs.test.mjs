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

/** Texts in code style that begin like a path of this repository. */
const namedPaths = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => FOLDERS.test(name) && !/[*<>{}…]/.test(name));
const linkedFiles = (text) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^\w+:/.test(target));

/** Files that a reader of the guides creates: their content stands below their path in bold. */
const made = documents.flatMap((document) =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(/^\*\*([\w.-]+\/\S+)\*\*\n\n```/gm)].map(
    ([, path]) => path,
  ),
);
const isMade = (path) => made.some((file) => file === path || file.startsWith(path.replace(/\/?$/, '/')));

/** `npm run <name>` and `pnpm <name>` in blocks and in text. */
const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts);
const template = readFileSync(join(ROOT, 'apps/cli/template/package.json.template'), 'utf8');
const calledScripts = (text) => [
  ...new Set([...text.matchAll(/(?:npm run|`pnpm) (?:-s )?([a-z][\w-]*)/g)].map(([, name]) => name)),
];

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  it('names only paths that exist', () => {
    expect(
      namedPaths(text).filter(
        (path) => !existsSync(join(ROOT, path)) && !isMade(path) && !path.includes('dist/'),
      ),
    ).toEqual([]);
  });

  it('calls only commands that exist', () => {
    const known = (name) => scripts.includes(name) || template.includes(`"${name}":`) || name === 'install';
    expect(calledScripts(text).filter((name) => !known(name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    expect(linkedFiles(text).filter((target) => !existsSync(join(ROOT, dirname(document), target)))).toEqual(
      [],
    );
  });
});
