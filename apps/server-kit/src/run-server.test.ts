/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const file = join(mkdtempSync(join(tmpdir(), 'run-server-')), 'server.js');
beforeAll(() => {
  buildSync({
    entryPoints: [join(__dirname, 'testing/slow-server.ts')],
    bundle: true,
    platform: 'node',
    outfile: file,
  });
});

/**
 * Starts the server, sends the signal once the output contains `at`, and returns the output and the exit
 * code.
 */
function run(
  mode: string,
  signal?: NodeJS.Signals,
  at = '',
): Promise<{ output: string; code: number | null }> {
  // Both streams through one pipe: two pipes do not keep the order of their lines.
  const server = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', process.execPath, file, mode]);
  let output = '';
  let isSent = false;
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    if (isSent || !signal || !output.includes(at)) return;
    isSent = true;
    server.kill(signal);
  };
  server.stdout.on('data', collect);
  return new Promise((resolve) => server.on('close', (code) => resolve({ output, code })));
}

describe('a server process', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'closes everything in the reverse order on %s',
    async (signal) => {
      const { output, code } = await run('ready', signal, 'ready');

      expect(output.replace(/ready \d+/, 'ready')).toBe(
        'database\nport\nready\nStopping ...\nport closed\ndatabase closed\n',
      );
      expect(code).toBe(0);
    },
  );

  it('closes during the start what is open by then', async () => {
    expect(await run('hanging', 'SIGTERM', 'database')).toEqual({
      output: 'database\nStopping ...\ndatabase closed\n',
      code: 0,
    });
  });

  it('closes the rest when one resource fails to close', async () => {
    const { output, code } = await run('stuck', 'SIGTERM', 'ready');

    expect(output).toContain('port is stuck\n');
    expect(output).toMatch(/database closed\n$/);
    expect(code).toBe(0);
  });

  it('reports a failed start, closes what is open and ends with 1', async () => {
    expect(await run('broken')).toEqual({ output: 'database\nport is in use\ndatabase closed\n', code: 1 });
  });
});
