/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { until } from './testing/until';

const file = join(mkdtempSync(join(tmpdir(), 'several-processes-')), 'server.js');
beforeAll(() => {
  buildSync({
    entryPoints: [join(__dirname, 'testing/slow-server.ts')],
    bundle: true,
    platform: 'node',
    outfile: file,
  });
});

class Server {
  output = '';
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(mode: string) {
    // Both streams through one pipe: two pipes do not keep the order of their lines.
    this.child = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', process.execPath, file, mode, '2']);
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = new Promise((resolve) => this.child.on('close', (code) => resolve(code)));
  }

  async prints(text: string): Promise<void> {
    await until(() => this.output.includes(text) || this.child.exitCode !== null);
    expect(this.output).toContain(text);
  }

  /** Process id and prepared value of the process that answers. */
  async ask(): Promise<{ pid: number; prepared: string }> {
    const port = /ready (\d+)/.exec(this.output)?.[1];
    const response = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
    const [, pid, prepared = ''] = /^(\d+) (.*)$/.exec(await response.text()) ?? [];
    return { pid: Number(pid), prepared };
  }

  async pids(): Promise<number[]> {
    const pids = new Set<number>();
    for (let request = 0; request < 8; request++) pids.add((await this.ask()).pid);
    return [...pids];
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a server in two processes', () => {
  let server: Server;
  afterEach(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });

  it('prepares once, and is ready when both processes serve', async () => {
    server = new Server('ready');
    await server.prints('ready');

    expect(server.output.replace(/ready \d+/, 'ready')).toBe('database\nport\nport\nready\n');
    expect(await server.pids()).toHaveLength(2);
    expect((await server.ask()).prepared).toBe('from the preparation');
  });

  it('closes the ports of both before the database', async () => {
    server = new Server('ready');
    await server.prints('ready');

    server.child.kill('SIGTERM');

    expect(await server.ended).toBe(0);
    expect(server.output).toMatch(/Stopping \.\.\.\nport closed\nport closed\ndatabase closed\n$/);
  });

  it('replaces a killed process and goes on answering', async () => {
    server = new Server('ready');
    await server.prints('ready');
    const [victim = 0, other = 0] = await server.pids();

    process.kill(victim, 'SIGKILL');
    await server.prints(`(pid ${victim}) ended by SIGKILL. Process 3`);
    await until(async () => (await server.pids()).length === 2);

    const pids = await server.pids();
    expect(pids).toContain(other);
    expect(pids).not.toContain(victim);
    expect((await server.ask()).prepared).toBe('from the preparation');
  });

  it('leaves no process behind when the first one is killed', async () => {
    server = new Server('ready');
    await server.prints('ready');
    const pids = await server.pids();

    server.child.kill('SIGKILL');
    await server.ended;

    await until(() => !pids.some(isAlive));
  });

  it('ends when no process stays alive', async () => {
    server = new Server('looping');
    await server.prints('ready');

    for (const pid of await server.pids()) process.kill(pid, 'SIGKILL');

    expect(await server.ended).toBe(1);
    expect(server.output).toMatch(
      /ended with code 3, like 5 processes before it: the server stops\.\ndatabase closed/,
    );
  });

  it('reports a failed start once and ends with 1', async () => {
    server = new Server('broken');

    expect(await server.ended).toBe(1);
    expect(server.output.match(/port is in use/g)).toHaveLength(1);
    expect(server.output).toContain('database closed\n');
  });
});
