import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { NoPostgresError, type PostgresBinaries, type RunAs } from './postgres-binaries';

/** Stored values for later connections to the cluster. */
export interface ClusterState {
  port: number;
  password: string;
}

export const SUPERUSER = 'fachwerk';
export const DATABASE = 'shop';

export function readState(stateFile: string): ClusterState | undefined {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8')) as ClusterState;
  } catch {
    return undefined;
  }
}

export function writeState(stateFile: string, state: ClusterState): void {
  const draft = `${stateFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600 });
  renameSync(draft, stateFile);
}

/** Creates the cluster in a temporary folder and renames it when complete. */
export async function createCluster(
  clusterDir: string,
  stateFile: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<ClusterState> {
  const draft = `${clusterDir}.new`;
  const passwordFile = `${clusterDir}.password`;
  const password = randomBytes(24).toString('base64url');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) {
    chownSync(draft, runAs.uid, runAs.gid);
    chownSync(passwordFile, runAs.uid, runAs.gid);
  }
  try {
    await run(join(binaries.binDir, 'initdb'), initdbArguments(draft, passwordFile), binaries, runAs);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  const state = { port: await freePort(), password };
  writeState(stateFile, state);
  renameSync(draft, clusterDir);
  return state;
}

const initdbArguments = (folder: string, passwordFile: string): string[] => [
  ...['-D', folder, '-U', SUPERUSER, `--pwfile=${passwordFile}`],
  ...['-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C'],
];

function run(program: string, args: string[], binaries: PostgresBinaries, runAs: RunAs): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...runAs,
      cwd: '/',
      env: { ...binaries.env, PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += String(chunk)));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new NoPostgresError(`${program} ended with ${code}: ${stderr.trim()}`));
    });
  });
}

/** The previous port if it is free, else another one. */
export async function usablePort(wanted: number): Promise<number> {
  return (await canListen(wanted)) ? wanted : freePort();
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** PostgreSQL's folder; with root it must be accessible for PostgreSQL's user. */
export function prepareFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (process.getuid?.() === 0) chmodSync(folder, 0o755);
}
