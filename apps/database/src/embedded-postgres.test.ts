/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import pg from 'pg';
import { packageRoot } from './paths';
import { isAlive, postmasterPid } from './postgres-process';

/** A user of every system: initdb refuses user ids without a name. */
const PLAIN_USER = 65_534;
const isRoot = process.getuid?.() === 0;
/** As root the tests run as a plain user as well. */
const users: [string, number | undefined][] = isRoot
  ? [
      ['root', undefined],
      ['a plain user', PLAIN_USER],
    ]
  : [['a plain user', undefined]];

interface Owner {
  process: ChildProcess;
  url: string;
  isOurs: boolean;
}

/** Running processes with their parents (Linux). */
const processes = () =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        // "pid (name) state parent …"; the name may contain any character, even brackets.
        const [, parent] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return [{ pid: Number(entry), parent: Number(parent) }];
      } catch {
        return []; // The process has ended.
      }
    });

describe.each(users)('the embedded PostgreSQL, started by %s', (_, uid) => {
  let folder: string;
  let program: string;
  const running: ChildProcess[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fachwerk-supervisor-'));
    chmodSync(folder, 0o755);
    program = buildProgram(join(folder, 'app'));
    mkdirSync(join(folder, 'data'));
    if (uid !== undefined) chownSync(join(folder, 'data'), uid, uid);
  });
  afterAll(async () => {
    const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
    for (const child of running) child.kill('SIGTERM');
    await until(() => !running.some(isRunning));
    rmSync(folder, { recursive: true, force: true });
  });

  const dataDir = () => join(folder, 'data');
  const pidNow = () => postmasterPid(join(dataDir(), 'cluster'));

  function startOwner(): Promise<Owner> {
    const identity = uid === undefined ? {} : { uid, gid: uid };
    const child = spawn(process.execPath, [program, dataDir()], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${errors}`)));
      child.stdout.once('data', (line) => {
        const said = JSON.parse(String(line)) as { url: string; isOurs: boolean };
        resolve({ process: child, ...said });
      });
    });
  }

  async function ask(url: string, sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it('answers with a password only, on this machine only, and writes to the disk', async () => {
    const { url } = await startOwner();

    expect(await ask(url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await ask(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    // The TLS code of the packaged OpenSSL has no part in connections.
    expect(await ask(url, 'show ssl')).toEqual([{ ssl: 'off' }]);
    await expect(ask(`${url}?sslmode=require`, 'select 1')).rejects.toThrow(/not support SSL/);
    await ask(url, 'create table kept (n int)');
  });

  it('is found by a second start although it answers late', async () => {
    const server = pidNow() ?? 0;
    process.kill(server, 'SIGSTOP');
    const second = startOwner();
    await sleep(4000);
    process.kill(server, 'SIGCONT');

    const { isOurs, url, process: owner } = await second;

    expect(isOurs).toBe(false);
    expect(await ask(url, 'select n from kept')).toEqual([]);
    owner.kill('SIGTERM');
  });

  it('is found by a second start, which takes over when the first one is killed', async () => {
    const [first] = running;
    const second = await startOwner();
    expect(second.isOurs).toBe(false);
    const before = pidNow();

    first?.kill('SIGKILL');

    const works = () =>
      ask(second.url, 'select 1').then(
        () => pidNow() !== before,
        () => false,
      );
    await until(works);
    second.process.kill('SIGTERM');
    await until(() => pidNow() === undefined);
  });

  it('leaves no process behind after kill -9, and no acknowledged row is lost', async () => {
    const { process: owner, url } = await startOwner();
    const server = pidNow() ?? 0;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await client.query('insert into kept values ($1)', [acknowledged + 1]);
        acknowledged++;
      }
    })().catch(() => undefined);
    await until(() => acknowledged > 0);

    owner.kill('SIGKILL');

    await until(() => !isAlive(server));
    await writing;
    const again = await startOwner();
    const [{ n }] = (await ask(again.url, 'select count(*)::int as n from kept')) as [{ n: number }];
    expect(acknowledged).toBeGreaterThan(0);
    expect(n).toBeGreaterThanOrEqual(acknowledged);
    expect(n - acknowledged).toBeLessThanOrEqual(1);
    again.process.kill('SIGTERM');
    await until(() => pidNow() === undefined);
  });

  it('comes back on the same address when the server itself is killed', async () => {
    const { process: owner, url } = await startOwner();
    process.kill(pidNow() ?? 0, 'SIGKILL');

    await until(() =>
      ask(url, 'select 1').then(
        () => true,
        () => false,
      ),
    );
    owner.kill('SIGTERM');
    await until(() => pidNow() === undefined);
  });

  it('ends on request also when the reader of its pipe was killed', async () => {
    const owner = await startOwner();
    const server = pidNow() ?? 0;
    const { parent } = processes().find(({ pid }) => pid === server) ?? { parent: 0 };
    const reader = processes().find((other) => other.parent === parent && other.pid !== server);
    expect(reader).toBeDefined();
    process.kill(reader?.pid ?? 0, 'SIGKILL');
    const ended = new Promise((resolve) => owner.process.once('exit', resolve));

    owner.process.kill('SIGTERM');
    await ended;

    expect(isAlive(server)).toBe(false);
  });

  it('is watched by its first owner too after another process has started it again', async () => {
    const first = await startOwner();
    const second = await startOwner();
    expect([first.isOurs, second.isOurs]).toEqual([true, false]);
    first.process.kill('SIGSTOP');
    const killed = pidNow() ?? 0;
    process.kill(killed, 'SIGKILL');
    const answers = () =>
      ask(second.url, 'select 1').then(
        () => pidNow() !== killed,
        () => false,
      );
    await until(answers);
    first.process.kill('SIGCONT');
    await sleep(1000);

    const ended = new Promise((resolve) => first.process.once('exit', resolve));
    first.process.kill('SIGTERM');
    await ended;
    expect(await answers()).toBe(true);
    second.process.kill('SIGTERM');
    await until(() => pidNow() === undefined);
  });

  it('starts over a pid file of a crash, also when another process has its process id', async () => {
    const pidFile = join(dataDir(), 'cluster/postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${join(dataDir(), 'cluster')}\n0\n5432\n\n127.0.0.1\n`);
    if (uid !== undefined) chownSync(pidFile, uid, uid);

    const { process: owner, url } = await startOwner();

    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    owner.kill('SIGTERM');
    await until(() => pidNow() === undefined);
  });
});

/** Only the timeout of Jest ends it, so that a busy machine fails no test. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50);
}

/** The supervisor as one file beside the same node_modules as the package. */
function buildProgram(target: string): string {
  mkdirSync(join(target, 'dist'), { recursive: true });
  const outfile = join(target, 'dist/run-postgres.js');
  buildSync({
    entryPoints: [join(packageRoot, 'src/testing/run-postgres.ts')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    external: ['pg-native'],
    logLevel: 'silent',
  });
  writeFileSync(join(target, 'package.json'), '{}');
  symlinkSync(join(packageRoot, 'node_modules'), join(target, 'node_modules'));
  return outfile;
}
