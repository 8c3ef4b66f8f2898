/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFachwerk } from './testing';

const FOLDER = mkdtempSync(join(tmpdir(), 'fachwerk-failing-'));
const PAGE = join(FOLDER, 'page.html');
writeFileSync(PAGE, '<div data-widget="cart-page"></div>');
writeFileSync(join(FOLDER, 'no-page.json'), '{}');
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
  rmSync(FOLDER, { recursive: true, force: true });
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Every command that uses the registry, with what it needs besides. */
const COMMANDS: string[][] = [
  ['release', 'cart-mfe', '--to', '10'],
  ['rollout', 'cart-mfe@1.4.0', '--to', '10'],
  ['rollback', 'cart-mfe'],
  ['rollouts'],
  ['preview', 'cart-mfe@1.4.0'],
  ['retire', 'cart-mfe', '--major', '1'],
  ['doctor'],
  ['widget-types', '--out', join(FOLDER, 'types.d.ts')],
  ['lint-page', PAGE],
  ['widget-owner'],
  ['digest'],
  ['dependencies'],
  ['expectations'],
  ['widget-owner', 'cart-page', '--to', 'search'],
  ['third-party-uses'],
  ['third-party-uses', '--confirm', 'abc'],
];
const PUBLIC = ['doctor', 'widget-types', 'lint-page'];

/** A folder outside of the repository of the shop. */
const run = (args: string[], env: Record<string, string> = {}) =>
  runFachwerk(args, {
    cwd: FOLDER,
    env: { REGISTRY_TOKEN: 'secret', ...env },
    repository: { packages: () => ['cart-mfe'], packedShell: () => '0.1.0-aaaaaaa' },
  });

/** One sentence about the failure, and what to try. No stack, no raw object. */
function expectSentence({ code, out, err }: { code: number; out: string; err: string }): void {
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^Error: \S.*[.)]/);
  expect(err).toMatch(/\nTry: \S|`fachwerk /);
  expect(err).not.toMatch(/\n +at |undefined|\[object|pnpm/);
}

describe('every command answers in a sentence', () => {
  it.each(COMMANDS)('%s %s: no registry there', async (...args) => {
    const result = await run(args, { REGISTRY_URL: 'http://127.0.0.1:65535' });

    expectSentence(result);
    expect(result.err).toMatch('No registry answers at http://127.0.0.1:65535 (ECONNREFUSED).');
  });

  it.each(COMMANDS)('%s %s: something else answers', async (...args) => {
    const url = await serve((_request, response) => response.end('<h1>It works!</h1>'));

    const result = await run(args, { REGISTRY_URL: url });

    expectSentence(result);
    expect(result.err).toMatch(/does not answer as a registry does\.\n\nThe answer is not JSON\./);
  });

  it.each(COMMANDS)('%s %s: a proxy refuses', async (...args) => {
    const url = await serve((_request, response) => response.writeHead(502).end('Bad Gateway'));

    const result = await run(args, { REGISTRY_URL: url });

    expectSentence(result);
    expect(result.err).toMatch(/answers with status 502\.\nTry: check REGISTRY_URL/);
  });

  it.each(COMMANDS)('%s %s: nothing comes in time', async (...args) => {
    const url = await serve(() => undefined);

    const result = await run(args, { REGISTRY_URL: url, REGISTRY_TIMEOUT: '0.05' });

    expectSentence(result);
    expect(result.err).toMatch('(no answer in time)');
  });

  it.each(COMMANDS)('%s %s: the answer breaks off', async (...args) => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"channels"');
      setImmediate(() => response.destroy());
    });

    expectSentence(await run(args, { REGISTRY_URL: url }));
  });

  it.each(COMMANDS.filter(([name = '']) => !PUBLIC.includes(name)))('%s %s: wrong token', async (...args) => {
    const message =
      'This token is unknown or was revoked. `fachwerk registry-token <micro-frontend>` makes a new one.';
    const url = await serve((_request, response) =>
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ message })),
    );

    const result = await run(args, { REGISTRY_URL: url });

    expectSentence(result);
    expect(result.err).toBe(`Error: ${message}\n`);
  });

  it.each([
    [['dev', 'cart-mfe'], 'No shop answers at http://127.0.0.1:65535.'],
    [['describe'], 'There is no fachwerk.json in'],
    [['first-release'], 'This command works in the repository of the shop only.'],
    [['registry-token', 'cart-mfe'], 'This command works in the repository of the shop only.'],
    [['operator', 'anna'], 'This command works in the repository of the shop only.'],
    [['staff', '4711', '--remove'], 'This command works in the repository of the shop only.'],
    [['create-mfe', 'Reviews', 'Bewertungen'], '"Reviews" is no name for a micro-frontend.'],
    [['lint-page', join(FOLDER, 'nothing.html')], 'cannot be read (ENOENT).'],
    [['lint-page', 'http://127.0.0.1:65535/'], 'does not answer (ECONNREFUSED).'],
  ])('%j: what it needs is missing', async (args, message) => {
    const result = await run(args, { SHOP_URL: 'http://127.0.0.1:65535' });

    expectSentence(result);
    expect(result.err).toMatch(message);
  });

  it.each([
    [404, 'text/html', 'answers with status 404.'],
    [200, 'application/json', 'is not an HTML page (application/json).'],
  ])('lint-page: the page answers %s as %s', async (status, type, message) => {
    const url = await serve((_request, response) =>
      response.writeHead(status, { 'content-type': type }).end(),
    );

    const result = await run(['lint-page', url]);

    expectSentence(result);
    expect(result.err).toMatch(message);
  });

  it('lint-page: the page does not come in time', async () => {
    const url = await serve(() => undefined);

    expectSentence(await run(['lint-page', url], { REGISTRY_TIMEOUT: '0.05' }));
  });

  it('a failure that nobody foresaw', async () => {
    const result = await runFachwerk(['release', 'cart-mfe'], {
      cwd: FOLDER,
      repository: {
        packages: () => {
          throw new Error('EACCES: permission denied');
        },
      },
    });

    expectSentence(result);
    expect(result.err).toMatch(/^Error: EACCES: permission denied\.\nTry: set FACHWERK_STACK=1/);
  });
});

describe('every command has a help', () => {
  it.each([
    ...new Set(COMMANDS.map(([name = '']) => name)),
    'create-mfe',
    'dev',
    'describe',
    'operator',
    'staff',
  ])('%s', async (name) => {
    const { code, out, err } = await runFachwerk([name, '--help'], { cwd: FOLDER });

    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: fachwerk ${name} `));
  });
});

describe('advice names the command as it was called', () => {
  it.each([
    [{}, 'fachwerk rollout --help'],
    [{ npm_command: 'exec', npm_config_user_agent: 'npm/11.0.0' }, 'npx fachwerk rollout --help'],
    [{ npm_config_user_agent: 'pnpm/12.21.0' }, 'pnpm exec fachwerk rollout --help'],
  ])('%j: %s', async (env, command) => {
    const { code, err } = await runFachwerk(['rollout', '--to', '10'], { cwd: FOLDER, env });

    expect([code, err]).toEqual([2, `Error: Missing required argument 'version'.\nTry: \`${command}\`\n`]);
  });
});
