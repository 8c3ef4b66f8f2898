import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from '@playwright/test';

export interface Nginx {
  stop(): Promise<void>;
}

/** Path of the installed program; undefined if there is none. */
export function nginxProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
}

interface Options {
  port: number;
  /** Server blocks of a guide. */
  servers: string;
  /** Writes pages into the folder that is served. */
  fill: (pages: string) => void;
}

/** Starts nginx as a child process; all its files are in a temporary folder. */
export async function startNginx({ port, servers, fill }: Options): Promise<Nginx> {
  const program = nginxProgram();
  if (!program) throw new Error('nginx is not installed.');
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  const pages = join(prefix, 'pages');
  mkdirSync(pages);
  fill(pages);
  const config = join(prefix, 'nginx.conf');
  writeFileSync(config, configWith(servers, prefix));

  const child = spawn(program, ['-p', prefix, '-c', config, '-e', join(prefix, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(prefix, { recursive: true, force: true });
  };
  try {
    await answers(port, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** By default, workers of a root process run as another user, who cannot read the folder. */
const user = process.getuid?.() === 0 ? 'user root;' : '';

const configWith = (servers: string, prefix: string): string => `
daemon off;
${user}
worker_processes 1;
pid ${prefix}/nginx.pid;
error_log ${prefix}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  types { text/html html; }
  charset utf-8;
  ${TEMPORARY.map((name) => `${name}_temp_path ${prefix}/${name};`).join('\n  ')}
${servers}
}
`;

async function answers(port: number, isOver: () => boolean): Promise<void> {
  await expect.poll(async () => isOver() || (await isOpen(port)), 'nginx starts').toBe(true);
  if (isOver()) throw new Error('nginx did not start; its messages are above.');
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}
