/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FakeS3, startFakeS3 } from '../testing/fake-s3';
import { startTestRegistry } from '../testing/test-registry';
import { emptyFolder, mfeFolder } from '../testing/version-folder';
import type { FileStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());
beforeEach(() => s3.objects.clear());

const NAME = 'cart/1.0.0-abc1234.0123abcd';

describe.each([
  ['a folder', () => createFolderStore(emptyFolder('store'))],
  ['an object store', () => createS3Store(s3.options)],
  ['an object store with a prefix', () => createS3Store({ ...s3.options, prefix: 'shop & co/' })],
])('%s as the store of files', (_what, open) => {
  let store: FileStore;
  beforeEach(() => {
    store = open();
  });

  async function put(name = NAME, text = 'content'): Promise<void> {
    const draft = await store.draft();
    mkdirSync(join(draft, 'browser'));
    writeFileSync(join(draft, 'browser/page.js'), text);
    writeFileSync(join(draft, 'widgets.json'), '{}');
    await store.put(name, draft);
  }
  const read = async (path: string, name = NAME) => {
    const file = await store.open(name, path);
    return file && { text: (await buffer(file.stream)).toString(), bytes: file.bytes };
  };

  it('hands out what was put', async () => {
    await put();

    expect(await read('browser/page.js')).toEqual({ text: 'content', bytes: 7 });
    expect(await store.has(NAME)).toBe(true);
  });

  it('knows nothing of what was not', async () => {
    await put();

    expect(await read('browser/other.js')).toBeUndefined();
    expect(await read('browser')).toBeUndefined();
    expect(await read('x', 'cart/other')).toBeUndefined();
    expect(await store.has('cart/other')).toBe(false);
    expect(await store.changedAt('cart/other')).toBeUndefined();
  });

  it('keeps what is there when it is put again', async () => {
    await put();
    await put(NAME, 'other');

    expect((await read('browser/page.js'))?.text).toBe('content');
  });

  it('lists its folders and when they came', async () => {
    const names = [
      'cart/1.0.0-a.1',
      'cart/1.0.0-b.2',
      'cart/1.0.0-c.3',
      'cart/1.0.0-d.4',
      'search/1.0.0-a.1',
    ];
    for (const name of names) await put(name);

    expect((await store.folders()).sort()).toEqual(names);
    expect(Math.abs(((await store.changedAt('cart/1.0.0-a.1'))?.getTime() ?? 0) - Date.now())).toBeLessThan(
      60_000,
    );
  });

  it('removes a folder whole', async () => {
    await put();
    await put('search/1.0.0-a.1');

    await store.remove(NAME);

    expect(await store.has(NAME)).toBe(false);
    expect(await store.folders()).toEqual(['search/1.0.0-a.1']);
  });

  it('removes drafts that nobody finished', async () => {
    const draft = await store.draft();
    const young = await store.draft();
    utimesSync(draft, new Date(0), new Date(0));

    await store.removeDrafts(new Date(1e9));

    expect(() => readdirSync(draft)).toThrow(/ENOENT/);
    expect(readdirSync(young)).toEqual([]);
  });
});

describe('a folder', () => {
  it.each(['..', '../other', 'cart/../../other'])('is not left by the name %s', async (name) => {
    const store = createFolderStore(emptyFolder('store'));

    await expect(store.open(name, 'x')).rejects.toThrow(/is outside of the store/);
  });
});

describe('an object store', () => {
  it('that is busy is asked again', async () => {
    const store = createS3Store(s3.options);
    s3.failNext(2);

    expect(await store.has(NAME)).toBe(false);
  });

  it('with half a version does not have it', async () => {
    s3.objects.set(`${NAME}/widgets.json`, Buffer.from('{}'));
    const store = createS3Store(s3.options);

    expect(await store.has(NAME)).toBe(false);
    expect(await store.folders()).toEqual([NAME]);
  });

  it('with another key is an error with a reason', async () => {
    const store = createS3Store({ ...s3.options, secretAccessKey: 'wrong' });

    await expect(store.has(NAME)).rejects.toThrow(/HEAD .* failed in the object store with 403/);
    expect(s3.refused.at(-1)).toBe('SignatureDoesNotMatch');
  });

  it('without our bucket is an error that says so', async () => {
    const store = createS3Store({ ...s3.options, bucket: 'other' });

    await expect(store.folders()).rejects.toThrow('There is no bucket "other"');
  });

  it('carries a registry: published there, served from there', async () => {
    const registry = await startTestRegistry({ store: createS3Store(s3.options) });
    const folder = mfeFolder();

    await registry.release(folder);
    const answer = await registry.get('/assets/cart/1.0.0-abc1234/browser/page.js', {
      'accept-encoding': 'br',
    });

    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(answer.headers['cache-control']).toMatch(/immutable/);
    await registry.close();
  });
});

it('a folder that cannot be written refuses a publication and says why', async () => {
  const file = join(emptyFolder('store'), 'file');
  writeFileSync(file, '');

  await expect(createFolderStore(file).draft()).rejects.toMatchObject({
    statusCode: 503,
    message: expect.stringContaining('cannot write its files') as unknown,
  });
});
