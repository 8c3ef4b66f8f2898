/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { Published, type Verdict } from '@fachwerk/shared/contracts';
import { packEntries, packFolder } from '../testing/pack';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { emptyFolder, mfeFolder, shellFolder } from '../testing/version-folder';

const VERSION = '1.0.0-abc1234';
const GZIP = { 'content-type': 'application/gzip' };
let registry: TestRegistry;
let cartTeam: string;

const open = async () => {
  registry = await startTestRegistry();
  cartTeam = await registry.token('publish', 'cart');
};
const close = () => registry.close();
function eachHasARegistry(): void {
  beforeEach(open);
  afterEach(close);
}
/** For tests after which nothing is left, as they show. */
function allHaveOneRegistry(): void {
  beforeAll(open);
  afterAll(close);
}

/** Publishes as the team of cart. */
const put = (body: Buffer, path = `cart/${VERSION}`, headers: Record<string, string> = {}) =>
  registry.send('PUT', `/federation/versions/${path}`, body, {
    ...GZIP,
    authorization: `Bearer ${cartTeam}`,
    ...headers,
  });
const count = async (table: string) =>
  (await registry.db.query<{ n: number }>(`select count(*)::int as n from registry.${table}`))[0]?.n;
/** A refused publication must leave neither rows nor files. */
const expectNothing = async () => {
  expect([await count('version'), await count('channel'), await count('widget_name')]).toEqual([0, 0, 0]);
  const drafts = join(registry.storageDir, '.drafts');
  expect(existsSync(drafts) ? readdirSync(drafts) : []).toEqual([]);
};

describe('a team publishes a version', () => {
  eachHasARegistry();

  it('and it is stored whole, with compressed copies, and changes nothing for visitors', async () => {
    const folder = mfeFolder();

    const answer = await put(await packFolder(folder), `cart/${VERSION}?commit=3f9a2c1&author=Anna`);

    expect(answer.statusCode).toBe(201);
    expect(Published.parse(answer.json())).toMatchObject({ mfe: 'cart', version: VERSION, isNew: true });
    const file = await registry.get(`/assets/cart/${VERSION}/browser/page.js`, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(file.rawPayload)).toEqual(readFileSync(join(folder, 'browser/page.js')));
    expect((await registry.get('/federation/plan')).json()).toMatchObject({
      channels: [{ mfe: 'cart', major: 1, stable: null, rollout: null }],
      versions: {},
    });
    expect(
      await registry.db.query('select mfe, major, commit, author, published_by from registry.version'),
    ).toEqual([{ mfe: 'cart', major: 1, commit: '3f9a2c1', author: 'Anna', published_by: 'team cart' }]);
    expect(
      await registry.db.query('select actor, action, subject from registry.audit where action = $1', [
        'publish',
      ]),
    ).toEqual([{ actor: 'team cart', action: 'publish', subject: `cart@${VERSION}` }]);
  });

  it('twice with the same bytes, which changes nothing', async () => {
    const body = await packFolder(mfeFolder());
    await put(body);

    const again = await put(body);

    expect([again.statusCode, again.json<Published>().isNew]).toEqual([200, false]);
    expect(await count('version')).toBe(1);
  });

  it('twice with other bytes, which is refused', async () => {
    await put(await packFolder(mfeFolder()));

    const other = await put(await packFolder(mfeFolder({ script: 'changed' })));

    expect(other.statusCode).toBe(409);
    expect(other.json<{ message: string }>().message).toMatch(/never changes: build a new one/);
    expect((await registry.get(`/assets/cart/${VERSION}/browser/page.js`)).body).toMatch(/worth compressing/);
  });

  it('twice at the same time: one is new, the other finds it there', async () => {
    const second = await startTestRegistry({
      databaseUrl: registry.databaseUrl,
      storageDir: registry.storageDir,
    });
    const body = await packFolder(mfeFolder());

    const answers = await Promise.all([
      put(body),
      second.send('PUT', `/federation/versions/cart/${VERSION}`, body, {
        ...GZIP,
        authorization: `Bearer ${cartTeam}`,
      }),
      put(body),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(await count('version')).toBe(1);
    await second.close();
  });

  it('at the same time as somebody else with other bytes: one wins, its files are the ones served', async () => {
    const [a, b] = await Promise.all([
      put(await packFolder(mfeFolder({ script: 'a'.repeat(10) }))),
      put(await packFolder(mfeFolder({ script: 'b'.repeat(10) }))),
    ]);

    expect([a.statusCode, b.statusCode].sort()).toEqual([201, 409]);
    expect((await registry.get(`/assets/cart/${VERSION}/browser/page.js`)).body).toBe(
      (a.statusCode === 201 ? 'a' : 'b').repeat(10),
    );
  });

  it('again after somebody lost the files', async () => {
    const body = await packFolder(mfeFolder());
    await put(body);
    await registry.loseFiles();
    expect((await registry.get(`/assets/cart/${VERSION}/browser/page.js`)).statusCode).toBe(500);

    expect((await put(body)).statusCode).toBe(200);

    expect((await registry.get(`/assets/cart/${VERSION}/browser/page.js`)).statusCode).toBe(200);
  });

  it('of the shell, as an operator, whose style sheet is that of the page', async () => {
    const operator = await registry.token('operate');

    const answer = await put(await packFolder(shellFolder()), 'shell/1.0.0-5e11000', {
      authorization: `Bearer ${operator}`,
    });

    expect(answer.statusCode).toBe(201);
  });
});

describe('a version that reaches outside of its widgets is refused, and nothing is left of it', () => {
  allHaveOneRegistry();

  it.each([
    ['style-reach', 'browser/page.css', 'body{display:none}', /cart: browser\/page.css: the selector "body"/],
    [
      'script-reach',
      'browser/page.js',
      'window.fetch = 1',
      /cart: browser\/page.js: 1:1: "window.fetch = 1"/,
    ],
    [
      'script-reach',
      'node/widgets.js',
      'Array.prototype.map = 1',
      /cart: node\/widgets.js: .*prototype of "Array"/,
    ],
  ])('%s: %s with %s', async (rule, path, content, message) => {
    const answer = await put(await packFolder(mfeFolder({ more: { [path]: content } })));

    expect(answer.statusCode).toBe(422);
    const { verdict } = answer.json<{ verdict: Verdict }>();
    expect(verdict.findings).toEqual([
      expect.objectContaining({
        rule,
        verdict: 'break',
        teams: ['cart'],
        message: expect.stringMatching(message) as string,
      }),
    ]);
    await expectNothing();
  });
});

describe('a version of another framework or bundler', () => {
  eachHasARegistry();

  it('may need no server, and its modules are checked by the shell', async () => {
    const folder = mfeFolder({ container: 'module', node: false, hashes: false });

    expect((await put(await packFolder(folder))).statusCode).toBe(201);
    const file = await registry.get(`/assets/cart/${VERSION}/browser/page.js`);
    expect(file.headers['content-type']).toMatch(/^text\/javascript/);
  });

  it('is refused if one of its files would load without a hash', async () => {
    const answer = await put(await packFolder(mfeFolder({ hashes: false })));

    expect(answer.statusCode).toBe(422);
    expect(
      answer.json<{ verdict: Verdict }>().verdict.findings.map(({ rule, message }) => [rule, message]),
    ).toEqual([
      ['chunk-hash', expect.stringMatching(/^cart: browser\/page\.js would load without a hash/)],
      ['chunk-hash', expect.stringMatching(/^cart: browser\/page\.css would load without a hash/)],
    ]);
    await expectNothing();
  });

  it('is refused with a style sheet that its code loads, although its modules are checked', async () => {
    const more = { 'browser/late.css': '.late { color: red }' };
    const answer = await put(await packFolder(mfeFolder({ container: 'module', hashes: false, more })));

    expect(answer.json<{ verdict: Verdict }>().verdict.findings).toMatchObject([
      { rule: 'chunk-hash', message: expect.stringMatching(/^cart: browser\/late\.css/) as string },
    ]);
  });

  it('is refused with a WebAssembly file that its code would load without a hash', async () => {
    const more = { 'browser/reader.wasm': 'code' };
    const refused = await put(
      await packFolder(mfeFolder({ container: 'module', hashes: false, more, script: '// fetch' })),
    );
    const hash = createHash('sha256').update('code').digest('hex');
    const accepted = await put(
      await packFolder(
        mfeFolder({ container: 'module', hashes: false, more, script: `// checks that it is ${hash}` }),
      ),
    );

    expect(refused.json<{ verdict: Verdict }>().verdict.findings).toMatchObject([
      { rule: 'chunk-hash', message: expect.stringMatching(/^cart: browser\/reader\.wasm/) as string },
    ]);
    expect(accepted.statusCode).toBe(201);
    const file = await registry.get(`/assets/cart/${VERSION}/browser/reader.wasm`);
    expect(file.headers['content-type']).toBe('application/wasm');
  });

  it('gets what an operator grants, and nothing else', async () => {
    const folder = mfeFolder({
      permissions: ['prototypes', 'trusted-types:vue'],
      script: 'Element.prototype.extra = 1',
    });
    const refused = await put(await packFolder(folder));
    await registry.close();
    registry = await startTestRegistry({ permissions: { cart: ['prototypes', 'trusted-types:vue'] } });
    cartTeam = await registry.token('publish', 'cart');
    const granted = await put(await packFolder(folder));

    expect(refused.json<{ verdict: Verdict }>().verdict.findings.map(({ message }) => message)).toEqual([
      'cart needs the permission "prototypes". An operator grants it: PERMISSIONS=cart=prototypes.',
      'cart needs the permission "trusted-types:vue". An operator grants it: PERMISSIONS=cart=trusted-types:vue.',
    ]);
    expect(granted.statusCode).toBe(201);
  });

  it('cannot have the policy that would apply to the code of all teams', async () => {
    const answer = await put(await packFolder(mfeFolder({ permissions: ['trusted-types:default'] })));

    expect(answer.json<{ verdict: Verdict }>().verdict.findings).toMatchObject([
      { rule: 'permissions', message: 'cart: there is no permission "trusted-types:default".' },
    ]);
  });
});

describe('what is no version is refused, and nothing is left of it', () => {
  allHaveOneRegistry();

  const manifest = () => readFileSync(join(mfeFolder(), 'widgets.json'));

  it.each([
    ['leads out of the folder', { name: '../../evil.js', content: 'x' }],
    ['is an absolute path', { name: '/tmp/evil.js', content: 'x' }],
    ['leads out in the middle', { name: 'browser/../../evil.js', content: 'x' }],
    ['leads out on Windows', { name: 'browser\\..\\..\\evil.js', content: 'x' }],
    ['is hidden', { name: '.env', content: 'x' }],
    ['is a symbolic link', { name: 'browser/link.js', type: 'symlink' as const, linkname: '/etc/passwd' }],
    ['is a hard link', { name: 'browser/link.js', type: 'link' as const, linkname: 'widgets.json' }],
    ['is a device', { name: 'browser/null', type: 'character-device' as const }],
    ['would pass for a compressed copy', { name: 'browser/page.js.br', content: 'x' }],
    ['is longer than any address', { name: `browser/${'x'.repeat(300)}.js`, content: 'x' }],
  ])('a file that %s', async (_what, entry) => {
    const answer = await put(await packEntries([{ name: 'widgets.json', content: manifest() }, entry]));

    expect(answer.statusCode).toBe(400);
    expect(existsSync(join(registry.storageDir, '..', 'evil.js'))).toBe(false);
    await expectNothing();
  });

  it('the same file twice', async () => {
    const twice = { name: 'browser/a.js', content: 'x' };

    expect((await put(await packEntries([twice, { ...twice, name: 'browser/A.js' }]))).json()).toEqual({
      message: 'browser/A.js is there twice.',
    });
    await expectNothing();
  });

  it('files that are not what their manifest says', async () => {
    const folder = mfeFolder();
    writeFileSync(join(folder, 'browser/page.js'), 'tampered');

    const answer = await put(await packFolder(folder));

    expect(answer.json<{ message: string }>().message).toMatch(/browser\/page\.js is sha256/);
    await expectNothing();
  });

  it('a folder that is no version is told so', async () => {
    const folder = emptyFolder('nothing');
    writeFileSync(join(folder, 'x.js'), '');

    expect((await put(await packFolder(folder))).json()).toEqual({
      message: 'There is neither widgets.json nor shell.json: build it first.',
    });
  });

  it('a file that no manifest names', async () => {
    const folder = mfeFolder();
    writeFileSync(join(folder, 'browser/miner.js'), 'x');

    const answer = await put(await packFolder(folder));

    expect(answer.json<{ message: string }>().message).toMatch(/browser\/miner\.js is not in the manifest/);
    await expectNothing();
  });

  it('a manifest whose file is missing', async () => {
    const answer = await put(await packEntries([{ name: 'widgets.json', content: manifest() }]));

    expect(answer.json<{ message: string }>().message).toMatch(/is in the manifest and is missing/);
    await expectNothing();
  });

  it('another version than the address says', async () => {
    const answer = await put(await packFolder(mfeFolder()), 'cart/2.0.0-abc1234');

    expect(answer.statusCode).toBe(400);
    await expectNothing();
  });

  it.each(['1.0.0', '1.0-abc1234', 'latest'])('a version called %s', async (version) => {
    expect((await put(await packFolder(mfeFolder()), `cart/${version}`)).statusCode).toBe(400);
  });

  it('a small body that unpacks to gigabytes', async () => {
    const zeros = gzipSync(Buffer.alloc(100 * 1024 * 1024));

    const answer = await put(zeros);

    expect(zeros.length).toBeLessThan(200_000);
    expect(answer.statusCode).toBe(413);
    await expectNothing();
  });

  it('an archive of many files that unpack to too much', async () => {
    const zeros = Buffer.alloc(19 * 1024 * 1024);
    const body = await packEntries([1, 2, 3, 4, 5].map((n) => ({ name: `browser/${n}.js`, content: zeros })));

    const answer = await put(body);

    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'The unpacked version is too large: at most 80 MB.',
    ]);
    await expectNothing();
  });

  it('a file that is too large', async () => {
    const answer = await put(
      await packEntries([{ name: 'browser/large.js', content: Buffer.alloc(21 * 1024 * 1024) }]),
    );

    expect(answer.statusCode).toBe(413);
    await expectNothing();
  });

  it('too many files', async () => {
    const many = Array.from({ length: 2001 }, (_, n) => ({ name: `browser/${n}.js`, content: 'x' }));

    expect((await put(await packEntries(many))).statusCode).toBe(413);
    await expectNothing();
  });

  it.each([
    ['no archive', Buffer.from('nothing of the kind')],
    ['an archive of nothing', gzipSync(Buffer.alloc(1024))],
  ])('%s', async (_what, body) => {
    expect((await put(body)).statusCode).toBe(400);
    await expectNothing();
  });

  it('half an archive', async () => {
    const body = await packFolder(mfeFolder());

    expect((await put(body.subarray(0, body.length / 2))).statusCode).toBe(400);
    await expectNothing();
  });

  it('JSON', async () => {
    expect((await put(Buffer.from('{}'), undefined, { 'content-type': 'application/json' })).statusCode).toBe(
      415,
    );
  });
});

describe('who may publish', () => {
  eachHasARegistry();

  const putAs = (headers: Record<string, string>, path = `cart/${VERSION}`) =>
    packFolder(mfeFolder()).then((body) =>
      registry.send('PUT', `/federation/versions/${path}`, body, { ...GZIP, ...headers }),
    );

  it('nobody without a token, and no token in the address counts', async () => {
    expect((await putAs({})).statusCode).toBe(401);
    expect(
      (await putAs({}, `cart/${VERSION}?token=${cartTeam}&authorization=Bearer%20${cartTeam}`)).statusCode,
    ).toBe(401);
    expect((await putAs({ cookie: `token=${cartTeam}; operator=${cartTeam}` })).statusCode).toBe(401);
    await expectNothing();
  });

  it('not another team', async () => {
    const answer = await putAs({ authorization: `Bearer ${await registry.token('publish', 'search')}` });

    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      'team search may not do this: it needs a token of cart or an operator.',
    ]);
    await expectNothing();
  });

  it('not the page server', async () => {
    expect((await putAs({ authorization: `Bearer ${await registry.token('census')}` })).statusCode).toBe(403);
  });

  it('not who had a token once', async () => {
    await registry.db.query('update registry.access_token set revoked_at = now() where mfe = $1', ['cart']);

    expect((await put(await packFolder(mfeFolder()))).statusCode).toBe(401);
    await expectNothing();
  });

  it('not a page of another origin: there is no CORS', async () => {
    const asked = await registry.send('OPTIONS', `/federation/versions/cart/${VERSION}`, undefined, {
      origin: 'https://evil.example',
      'access-control-request-method': 'PUT',
    });
    const answer = await put(await packFolder(mfeFolder()), undefined, { origin: 'https://evil.example' });

    expect(asked.headers['access-control-allow-methods']).not.toMatch(/PUT/);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a new major beside a live one', () => {
  eachHasARegistry();

  const NEXT = '2.0.0-def5678';
  const putNext = async (css: string) =>
    registry.send(
      'PUT',
      `/federation/versions/cart/${NEXT}`,
      await packFolder(mfeFolder({ version: NEXT, more: { 'browser/page.css': css } })),
      { ...GZIP, authorization: `Bearer ${cartTeam}` },
    );

  it('is refused if a class has other rules than there: both can be on one page', async () => {
    await registry.release(mfeFolder());

    const answer = await putNext('.page { color: blue }');

    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ verdict: Verdict }>().verdict.findings).toContainEqual(
      expect.objectContaining({
        rule: 'style-majors',
        message: expect.stringMatching(/different rules for "\.page": with both majors on a page/) as string,
      }),
    );
  });

  it.each(['.page { color: red }', '.side { color: blue }'])('may have %s', async (css) => {
    await registry.release(mfeFolder());

    expect((await putNext(css)).statusCode).toBe(201);
  });
});

describe('the name of a widget', () => {
  eachHasARegistry();

  it('belongs to the team that published it first', async () => {
    await put(await packFolder(mfeFolder()));
    const search = await registry.token('publish', 'search');

    const answer = await registry.send(
      'PUT',
      `/federation/versions/search/${VERSION}`,
      await packFolder(mfeFolder({ mfe: 'search', widgets: ['cart-page'] })),
      { ...GZIP, authorization: `Bearer ${search}` },
    );

    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(/cart/);
    expect(await count('version')).toBe(1);
  });
});

describe('before publishing, a team may ask', () => {
  allHaveOneRegistry();

  it('what the gate says, and nothing is stored', async () => {
    const json = JSON.parse(readFileSync(join(mfeFolder(), 'widgets.json'), 'utf8')) as unknown;

    const answer = await registry.send('POST', '/federation/versions/check', json, cartTeam);

    expect([answer.statusCode, answer.json<{ passes: boolean }>().passes]).toEqual([200, true]);
    await expectNothing();
  });

  it('and is told what is wrong with the manifest itself', async () => {
    const answer = await registry.send('POST', '/federation/versions/check', { mfe: 'cart' }, cartTeam);

    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringMatching(/^widgets\.json: /),
    ]);
  });

  it('only with a token', async () => {
    expect((await registry.send('POST', '/federation/versions/check', {})).statusCode).toBe(401);
  });
});
