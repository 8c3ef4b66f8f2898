/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeMicroFrontend } from './new-mfe.mjs';

const ROOT = join(__dirname, '..');
/** Inside the project, so that what it extends and imports is where it would be. */
const FOLDER = join(ROOT, '.cache', 'new-mfe-test');
const LONG_MS = 300_000;

beforeEach(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of ['shared', 'tsconfig.base.json']) symlinkSync(join(ROOT, name), join(FOLDER, name));
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function create(name, title) {
  const files = writeMicroFrontend({ folder: FOLDER, name, title });
  const dir = join(FOLDER, `${name}-mfe`);
  // What `npm run create-mfe` installs is what every micro-frontend has.
  symlinkSync(join(ROOT, 'cart-mfe/node_modules'), join(dir, 'node_modules'));
  return { files, dir };
}

/** Types, its own tests, and the build with its checks. */
function proveGood(dir) {
  const node = (cwd, ...args) =>
    execFileSync(process.execPath, args, { cwd, stdio: 'pipe', encoding: 'utf8' }).trim();
  const tool = (name) => join(ROOT, 'node_modules', name);
  node(dir, tool('typescript/bin/tsc'), '-p', '.');
  node(ROOT, tool('jest/bin/jest.js'), '--roots', dir, '--runInBand');
  const version = node(dir, join(ROOT, 'shared/build/build-mfe.js')).split(' ').at(-1);
  return JSON.parse(readFileSync(join(dir, 'dist', version, 'widgets.json'), 'utf8'));
}

describe('a new micro-frontend', () => {
  it(
    'passes its types, its tests and the build as it is',
    () => {
      const { files, dir } = create('order-notes', 'Notizen');

      expect(files).toContain('order-notes-mfe/src/features/order-notes-teaser/OrderNotesTeaser.tsx');
      for (const file of files) expect(readFileSync(join(FOLDER, file), 'utf8')).not.toMatch(/\{\{\w/);
      expect(proveGood(dir)).toMatchObject({
        mfe: 'order-notes',
        widgets: [{ name: 'order-notes-teaser', title: 'Notizen', messages: ['orderNotes.'] }],
      });
    },
    LONG_MS,
  );

  it(
    'passes them too after every step of the guide',
    () => {
      const guide = readFileSync(join(ROOT, 'docs/guides/a-new-micro-frontend.md'), 'utf8');
      const blocks = [...guide.matchAll(/^\*\*reviews-mfe\/(\S+)\*\*[^\n]*\n\n```\w+\n([\s\S]*?)^```$/gm)];
      const { dir } = create('reviews', 'Bewertungen');

      expect(blocks.length).toBeGreaterThan(5);
      for (const [, path, text] of blocks) {
        mkdirSync(join(dir, dirname(path)), { recursive: true });
        writeFileSync(join(dir, path), text);
      }

      expect(proveGood(dir)).toMatchObject({ mfe: 'reviews', widgets: [{ name: 'reviews-teaser' }] });
    },
    LONG_MS,
  );

  it.each([
    ['Reviews', 'Bewertungen', /no name/],
    ['reviews-mfe', 'Bewertungen', /without "-mfe"/],
    ['../reviews', 'Bewertungen', /no name/],
    ['reviews', '', /what editors call it/],
    ['reviews', 'Bewertungen "neu"', /plain words/],
  ])('is refused as %s, "%s"', (name, title, message) => {
    expect(() => writeMicroFrontend({ folder: FOLDER, name, title })).toThrow(message);
    expect(existsSync(join(FOLDER, `${name}-mfe`))).toBe(false);
  });

  it('takes no folder that is there', () => {
    create('reviews', 'Bewertungen');

    expect(() => create('reviews', 'Bewertungen')).toThrow('reviews-mfe is there already');
  });
});
