/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFachwerk } from './testing';

describe('help', () => {
  it('lists every command, the environment and the exit codes', async () => {
    const { code, out, err } = await runFachwerk(['--help']);

    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: fachwerk \[options\] \[command\]\n/);
    expect(commandsIn(out)).toEqual([
      ...['release', 'rollout', 'rollback', 'rollouts', 'preview', 'retire'],
      ...['create-mfe', 'dev', 'describe', 'passport', 'doctor', 'widget-types', 'lint-page', 'expectations'],
      ...['digest', 'dependencies'],
      ...['first-release', 'registry-token', 'operator', 'staff', 'widget-owner', 'third-party-uses'],
    ]);
    expect(out).toMatch(/^ {2}REGISTRY_URL +address of the shop/m);
    expect(out).toMatch(/^ {2}2 +unknown or missing command, argument or option; nothing was done$/m);
  });

  it('is there for each command, with its arguments and options', async () => {
    const { code, out } = await runFachwerk(['release', '--help']);

    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: fachwerk release \[options\] \[package\]\n/);
    expect(out).toMatch(/^ {2}--dry-run +print the verdict/m);
  });

  it('is printed as an error when no command is given', async () => {
    const { code, out, err } = await runFachwerk([]);

    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^Usage: fachwerk/);
  });

  it('names commands that are scripts of the repository', async () => {
    const { scripts } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const { out } = await runFachwerk(['--help']);

    // pnpm has a command doctor of its own.
    for (const name of commandsIn(out))
      expect(scripts[name]).toBe(name === 'doctor' ? undefined : `fachwerk ${name}`);
  });
});

const commandsIn = (help: string): string[] =>
  [...help.slice(0, help.indexOf('Environment:')).matchAll(/^ {2}([a-z][a-z-]+)/gm)].map(
    ([, name]) => name ?? '',
  );

describe('what is not understood', () => {
  it.each([
    [['relase'], "Unknown command 'relase'. Did you mean release?", 'pnpm fachwerk'],
    [['release', '--dryrun'], "Unknown option '--dryrun'. Did you mean --dry-run?", 'pnpm fachwerk release'],
    [
      ['rollout', 'cart-mfe@1.0.0'],
      "Required option '--to <percent>' not specified.",
      'pnpm fachwerk rollout',
    ],
    [['rollout', '--to', '10'], "Missing required argument 'version'.", 'pnpm fachwerk rollout'],
    [
      ['rollout', 'cart-mfe@1.0.0', '--to', '101'],
      "Option '--to <percent>' argument '101' is invalid. A percentage from 0 to 100 is expected.",
      'pnpm fachwerk rollout',
    ],
    [
      ['retire', 'cart-mfe', '--major', 'two'],
      "Option '--major <number>' argument 'two' is invalid. A whole number is expected, such as 2.",
      'pnpm fachwerk retire',
    ],
    [
      ['rollouts', 'cart-mfe', 'search-mfe'],
      "Too many arguments for 'rollouts'. Expected 1 argument but got 2.",
      'pnpm fachwerk rollouts',
    ],
  ])('%j is explained, and nothing is done', async (args, message, command) => {
    expect(await runFachwerk(args)).toEqual({
      code: 2,
      out: '',
      err: `Error: ${message}\nTry: \`${command} --help\`\n`,
    });
  });
});

describe('what fails', () => {
  it.each([
    [
      ['rollouts'],
      { REGISTRY_URL: 'http://127.0.0.1:65535', REGISTRY_TOKEN: 'secret' },
      'Error: No registry answers at http://127.0.0.1:65535 (ECONNREFUSED).\nTry: start the shop with `npm start`, or set its address: REGISTRY_URL=https://shop.example\n',
    ],
    [
      ['rollouts'],
      { REGISTRY_URL: 'shop.example' },
      'Error: REGISTRY_URL is "shop.example", which is not an address.\nTry: set an address such as REGISTRY_URL=https://shop.example\n',
    ],
    [
      ['rollout', 'cart', '--to', '10'],
      {},
      'Error: "cart" is not a version of a micro-frontend.\nTry: write it as cart-mfe@1.4.0 or cart-mfe@1.4.0-3f9a2c1\n',
    ],
    [
      ['retire', '--major', '1'],
      {},
      'Error: No micro-frontend is named.\nTry: give a name such as cart-mfe, or run the command in the folder of the micro-frontend\n',
    ],
  ])('%j: what happened, to what, what to try', async (args, env, err) => {
    expect(await runFachwerk(args, { env })).toEqual({ code: 1, out: '', err });
  });

  it('names the file of a missing token', async () => {
    const { err } = await runFachwerk(['rollouts'], { env: { DATA_DIR: '/nowhere' } });

    expect(err).toMatch(
      /^Error: There is no token: REGISTRY_TOKEN is not set, and \/nowhere\/registry-token does not exist/,
    );
  });
});
