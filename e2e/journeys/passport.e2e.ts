import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '../journey';
import { isAlive, shopUrl } from '../steps';
import { order } from '../tampered-version';

const NAME = 'passport-note';
const CLI = resolve('../apps/cli/bin/fachwerk.mjs');
/** The repository of a team without framework and bundler. */
const team = mkdtempSync(join(tmpdir(), 'fachwerk-passport-'));
/** Differs in every run, because the shop keeps the versions of earlier runs. */
const run = Date.now().toString(36);

test.beforeAll(() => {
  mkdirSync(join(team, 'src'));
  writeFileSync(
    join(team, 'src/container.js'),
    "import * as note from './note.js';\nexport const init = () => {};\nexport const get = () => Promise.resolve(() => note);\n",
  );
});
test.afterAll(async () => {
  await order('retire', { mfe: NAME, major: 1 });
  rmSync(team, { recursive: true, force: true });
});

/** Writes the sources of a version; `mount` runs with each mount. */
function write(version: string, mount: string): void {
  writeFileSync(
    join(team, 'src/note.js'),
    `// ${run}
export const bootstrap = () => Promise.resolve();
export async function mount({ domElement, props }) {
  const paragraph = document.createElement('p');
  paragraph.textContent = props.text;
  domElement.replaceChildren(paragraph);
  ${mount}
}
export const unmount = async ({ domElement }) => domElement.replaceChildren();
`,
  );
  writeFileSync(
    join(team, 'fachwerk.json'),
    JSON.stringify({
      mfe: NAME,
      version,
      output: 'src',
      entry: 'container.js',
      container: 'module',
      widgets: [
        {
          name: NAME,
          title: 'Notiz',
          expose: './note',
          hydrate: 'visible',
          reserve: { minHeight: 40 },
          propsSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
          examples: [{ title: 'Kurz', props: { text: 'Heute geöffnet' } }],
        },
      ],
    }),
  );
}

/** What a widget must not do, and what the rules for files do not find. */
const MISBEHAVE = `
  const [found] = [window];
  found.noteCount = 1;
  document.cookie = 'note-visitor=1';
  localStorage.setItem('note-seen', '1');
  window.addEventListener('resize', () => paragraph.remove());
  const pixel = document.createElement('img');
  pixel.src = 'http://ads.fachwerk.localhost:59999/pixel.gif';
  domElement.append(pixel);`;

const fachwerk = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(process.execPath, [CLI, ...args], { cwd: team }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

test('a team publishes the passport of a widget, and a version that misbehaves is refused', async ({
  open,
}) => {
  write('1.0.0', '');
  const good = await fachwerk('release', '--passport', '--to', '100');
  expect(good.output).toMatch(/Measured passport-note/);
  expect(good.output).toMatch(/All visitors get passport-note 1\.0\.0/);

  const page = await open(`/widgets/?widget=${NAME}`);
  await isAlive(page, 'widget-catalogue');
  const passport = page.getByRole('region', { name: 'Pass' });
  await expect(passport.getByRole('row', { name: /^Skripte und Stile 1 kB 250 kB$/ })).toBeVisible();
  await expect(passport.getByRole('row', { name: /^Cookies nichts nichts$/ })).toBeVisible();
  await expect(passport.getByText('über dem Budget')).toHaveCount(0);

  write('1.0.1', MISBEHAVE);
  const bad = await fachwerk('release', '--passport', '--dry-run');
  expect(bad.code, bad.output).toBe(1);
  const found = [...bad.output.matchAll(/^BREAK passport-budget\n {2}"passport-note": (.*?)\.? Mend it/gm)];
  expect(found.map(([, text]) => text?.replace(/50 mounts (5\d|60),/, '50 mounts 50,')).sort()).toEqual([
    'cookies outside of its budget: note-visitor',
    'globals outside of its budget: noteCount',
    'keys in the storage outside of its budget: localStorage:note-seen',
    'listeners left by 50 mounts 50, the budget is 10',
    'other hosts outside of its budget: ads.fachwerk.localhost:59999',
    'violations of accessibility outside of its budget: image-alt',
  ]);

  // The same measurement with a stated reason.
  const version = /Built passport-note-mfe (\S+)/.exec(bad.output)?.[1] ?? '';
  const manifest = JSON.parse(readFileSync(join(team, '.fachwerk', version, 'widgets.json'), 'utf8')) as {
    passport: { reason?: string };
  };
  manifest.passport.reason = 'For the fair, until March.';
  const answer = await fetch(shopUrl('/federation/versions/check'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.REGISTRY_TOKEN ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(manifest),
  });
  expect(await answer.json()).toMatchObject({ passes: true });
});
