/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runFachwerk } from '../testing';
import { describeVersion } from './describe-version';

const EXAMPLE = join(__dirname, '../../../../docs/guides/examples/web-component');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fachwerk-describe-'));
  folders.push(folder);
  return folder;
}

/** A package with these files; objects are written as JSON. */
function packageWith(files: Record<string, string | object>): string {
  const folder = emptyFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

const widget = { name: 'greeting', title: 'Gruß', expose: './greeting' };
const declared = { mfe: 'greet', version: '1.2.3', widgets: [widget] };
const manifest = (type: string, globalName: string) => ({
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type }, globalName },
  exposes: [
    {
      path: './greeting',
      assets: { js: { sync: ['part.js'], async: ['late.js'] }, css: { sync: ['style.css'], async: [] } },
    },
  ],
});
const output = { 'dist/remoteEntry.js': '', 'dist/part.js': '', 'dist/late.js': '', 'dist/style.css': '' };

it('the example of the guide is a version', async () => {
  const folder = emptyFolder();
  cpSync(EXAMPLE, folder, { recursive: true });

  const { code, out, err } = await runFachwerk(['describe'], { cwd: folder });

  expect([code, err]).toEqual([0, '']);
  const [, version = ''] = /^web-component (1\.0\.0-[0-9a-f]{7}): 1 widgets, 2 files/.exec(out) ?? [];
  expect(JSON.parse(readFileSync(join(folder, '.fachwerk', version, 'widgets.json'), 'utf8'))).toMatchObject({
    mfe: 'web-component',
    version,
    entry: 'browser/container.js',
    container: 'module',
    widgets: [{ name: 'web-component-store-note', expose: './store-note', hydrate: 'visible', data: 'none' }],
    files: [{ path: 'browser/container.js' }, { path: 'browser/store-note.js' }],
  });
});

it('takes entry, kind and files from the manifest of Module Federation, and leaves out what no browser loads', async () => {
  const folder = packageWith({
    ...output,
    'fachwerk.json': declared,
    'dist/mf-manifest.json': manifest('module', 'greet'),
    'dist/index.html': '',
    'dist/part.js.map': '{}',
    'dist/.vite/manifest.json': '{}',
  });

  const { manifest: record } = await describeVersion(folder);

  expect(record).toMatchObject({ entry: 'browser/remoteEntry.js', container: 'module' });
  expect(record.node).toBeUndefined();
  expect(record.widgets[0]).toMatchObject({ js: ['browser/part.js'], css: ['browser/style.css'] });
  expect(record.files.map(({ path }) => path)).toEqual([
    'browser/late.js',
    'browser/part.js',
    'browser/remoteEntry.js',
    'browser/style.css',
  ]);
});

it('states the shapes of the named topics and events, so that the gate can compare them', async () => {
  const bus = { hears: ['selectedStore'], sends: ['storefinder:layer-requested'] };
  const { manifest: record } = await describeVersion(
    packageWith({
      ...output,
      'fachwerk.json': { ...declared, entry: 'remoteEntry.js', container: 'module', bus },
    }),
  );

  const store = { type: 'object', required: ['companyId', 'name', 'address'] };
  expect(record.bus).toMatchObject({
    hears: { selectedStore: { version: 1, schema: { anyOf: [store, { type: 'null' }] } } },
    sends: { 'storefinder:layer-requested': { version: 1, schema: { type: 'object' } } },
  });
});

it('records what the declaration expects of others and sends to them', async () => {
  const expectations = {
    hears: [{ name: 'a store has a number', message: 'selectedStore', schema: { type: ['object', 'null'] } }],
    sends: [{ name: 'a store is wanted', message: 'storefinder:layer-requested', value: {} }],
  };
  const { manifest: record } = await describeVersion(
    packageWith({
      ...output,
      'fachwerk.json': { ...declared, entry: 'remoteEntry.js', container: 'module', expectations },
    }),
  );

  expect(record.expectations).toEqual({ ...expectations, answers: [] });
});

it('records what a widget declares to be part of', async () => {
  const partOf = async (more: object) => {
    const widgets = [{ ...widget, ...more }];
    const declaration = { ...declared, widgets, entry: 'remoteEntry.js', container: 'module' };
    return (await describeVersion(packageWith({ ...output, 'fachwerk.json': declaration }))).manifest
      .widgets[0]?.partOf;
  };

  expect(await partOf({})).toBeUndefined();
  expect(await partOf({ partOf: 'page' })).toBe('page');
  await expect(partOf({ partOf: 'frame' })).rejects.toThrow(/widgets\.0\.partOf/);
});

it('equal files are the same version, and a changed declaration is another one', async () => {
  const versionOf = async (more: object) =>
    (await describeVersion(packageWith({ ...output, 'fachwerk.json': { ...declared, ...more } }))).version;
  const module = { entry: 'remoteEntry.js', container: 'module' };

  const first = await versionOf(module);
  expect(first).toMatch(/^1\.2\.3-[0-9a-f]{7}$/);
  expect(await versionOf(module)).toBe(first);
  expect(await versionOf({ ...module, permissions: ['prototypes'] })).not.toBe(first);
});

it.each([
  ['no files', {}, declared, /There is no folder dist with built files/],
  ['no entry', output, declared, /names the entry of the container/],
  ['an entry that was not built', output, { ...declared, entry: 'main.js' }, /The entry main\.js is not in/],
  [
    'a module that is not exposed',
    { ...output, 'dist/mf-manifest.json': manifest('module', '') },
    { ...declared, widgets: [{ ...widget, expose: './other' }] },
    /names the module \.\/other, which is not exposed/,
  ],
  [
    'a global of another team',
    { ...output, 'dist/mf-manifest.json': manifest('global', 'other_1') },
    declared,
    /The global "other_1" of the container does not begin with "greet_"/,
  ],
  [
    'a topic that is not in the catalogue',
    output,
    { ...declared, entry: 'remoteEntry.js', container: 'module', bus: { hears: ['selectedShop'] } },
    /fachwerk\.json: bus: "selectedShop" is neither a topic nor an event of the bus/,
  ],
  [
    'an expectation without a schema',
    output,
    {
      ...declared,
      entry: 'remoteEntry.js',
      expectations: { hears: [{ name: 'a number', message: 'cartCount' }] },
    },
    /fachwerk\.json: expectations\.hears\.0\.schema: /,
  ],
  ['an unknown field', output, { ...declared, widget: [] }, /fachwerk\.json: .*widget/],
  [
    'no version',
    output,
    { ...declared, version: undefined, entry: 'remoteEntry.js' },
    /is not of the form 1\.4\.0/,
  ],
])('says what is wrong with %s', async (_what, files, declaration, message) => {
  const folder = packageWith({ ...(files as Record<string, string>), 'fachwerk.json': declaration });

  const { code, err } = await runFachwerk(['describe'], { cwd: folder });

  expect(code).toBe(1);
  expect(err).toMatch(message);
  expect(err).not.toMatch(/^\s+at /m);
});

it('names what reaches outside of the widgets, unless the version declares that it needs it', async () => {
  const files = { ...output, 'dist/part.js': 'window.greet = 1' };
  const declaration = { ...declared, entry: 'remoteEntry.js', container: 'module' };
  const refused = await runFachwerk(['describe'], {
    cwd: packageWith({ ...files, 'fachwerk.json': declaration }),
  });
  const allowed = await runFachwerk(['describe'], {
    cwd: packageWith({ ...files, 'fachwerk.json': { ...declaration, permissions: ['global:greet'] } }),
  });

  expect(refused.code).toBe(1);
  expect(refused.err).toContain('browser/part.js: 1:1: "window.greet = 1" changes the global "greet"');
  expect(allowed.code).toBe(0);
});
