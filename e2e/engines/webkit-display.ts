import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen without a monitor, with a window manager: WebKitGTK has no mode without a window. */
export async function startDisplay(size: string): Promise<{ display: string; stop(): Promise<void> }> {
  // The server chooses a free number and writes it to the descriptor 3.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  const display = `:${String(number).trim()}`;
  // Ends with the server.
  spawn('openbox', [], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  return {
    display,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
