/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeMicroFrontend } from '../apps/cli/src/write-micro-frontend';
import { checkVersion } from '../apps/registry/src/gate/check-version';
import { namesIn } from './readme-names.mjs';

const ROOT = join(__dirname, '..');
/** Inside the project, so that extended and imported files are at their usual places. */
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
  // `npm run create-mfe` installs the packages that every micro-frontend has.
  symlinkSync(join(ROOT, 'cart-mfe/node_modules'), join(dir, 'node_modules'));
  return { files, dir };
}

/** Runs a script and returns its output; an error carries the output. */
function node(cwd, ...args) {
  try {
    return execFileSync(process.execPath, args, { cwd, stdio: 'pipe', encoding: 'utf8' }).trim();
  } catch ({ message, stdout, stderr }) {
    throw new Error([message, stdout, stderr].join('\n'));
  }
}
const tool = (name) => join(ROOT, 'node_modules', name);

/** Builds it and returns the manifest. */
function buildOf(dir) {
  const version = node(dir, join(ROOT, 'shared/build/build-mfe.js')).split(' ').at(-1);
  return JSON.parse(readFileSync(join(dir, 'dist', version, 'widgets.json'), 'utf8'));
}

/** Types, its own tests, and the build with its checks. */
function proveGood(dir) {
  node(dir, tool('typescript/bin/tsc'), '-p', '.');
  node(ROOT, tool('jest/bin/jest.js'), '--roots', dir, '--runInBand');
  return buildOf(dir);
}

const guide = (name) => readFileSync(join(ROOT, 'docs/guides', name), 'utf8');

/** Verdict of the gate on a version of the guides, while their page is live with the version before. */
function gateOn(manifest, live) {
  const { widget, props } = JSON.parse(
    /\*\*apps\/cms\/content\/reviews\.json\*\*\n\n```json\n([\s\S]*?)^```$/m.exec(
      guide('a-new-micro-frontend.md'),
    )[1],
  ).zones.main[1];
  const uses = [
    { page: '/bewertungen/', file: 'reviews.json', source: 'content', major: null, widget, props },
  ];
  const owners = { 'reviews-teaser': 'reviews' };
  return checkVersion({ manifest, live: [live], shells: [], uses, owners });
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
      const blocks = [
        ...guide('a-new-micro-frontend.md').matchAll(
          /^\*\*reviews-mfe\/(\S+)\*\*[^\n]*\n\n```\w+\n([\s\S]*?)^```$/gm,
        ),
      ];
      const { dir } = create('reviews', 'Bewertungen');

      expect(blocks.length).toBeGreaterThan(5);
      for (const [, path, text] of blocks) {
        mkdirSync(join(dir, dirname(path)), { recursive: true });
        writeFileSync(join(dir, path), text);
      }

      const first = proveGood(dir);
      expect(first).toMatchObject({ mfe: 'reviews', widgets: [{ name: 'reviews-teaser' }] });
      // .ci/docs.test.mjs compares them once the micro-frontend is in the repository.
      const readme = readFileSync(join(dir, 'README.md'), 'utf8');
      expect(namesIn(readme, 'Publishes').sort()).toEqual(Object.keys(first.bus.sends).sort());
      expect(namesIn(readme, 'Subscribes to').sort()).toEqual(Object.keys(first.bus.hears).sort());

      // "Release day": a widening, and a break that its own tests do not see.
      const edits = guide('release-day.md').match(/^sed -i\.bak .*reviews-mfe.*$/gm);
      expect(edits).toHaveLength(2);
      const [wider, broken] = edits.map((edit, index) => {
        execFileSync('sh', ['-c', edit], { cwd: FOLDER });
        return { ...buildOf(dir), version: `1.${index + 1}.0-fffffff` };
      });
      expect(gateOn(wider, first)).toEqual({ passes: true, findings: [] });
      expect(gateOn(broken, wider)).toMatchObject({
        passes: false,
        findings: expect.arrayContaining([
          expect.objectContaining({ rule: 'props-in-use', verdict: 'break', pages: ['reviews.json'] }),
        ]),
      });
    },
    LONG_MS,
  );
});
