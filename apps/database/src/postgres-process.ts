import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries, RunAs } from './postgres-binaries';

/**
 * Ends PostgreSQL when its standard input closes: on `stop`, and also after kill -9 of this process. The
 * reader is a shell loop, so that no process is left when the server ends first.
 */
const WATCHDOG = `
exec 3<&0
"$@" </dev/null &
server=$!
( while read -r line <&3; do :; done; kill -INT $server 2>/dev/null ) &
reader=$!
trap 'kill -INT $server 2>/dev/null' TERM INT HUP
wait $server
code=$?
# A signal ends the wait, not the server.
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $reader 2>/dev/null
exit $code
`;

/** A fast shutdown takes less than a second. */
const INSIST_AFTER_MS = 4000;

export interface PostgresProcess {
  exited: Promise<void>;
  /** Fast shutdown: open transactions are rolled back; committed data is on disk. */
  stop(): Promise<void>;
}

export interface PostgresStart {
  binaries: PostgresBinaries;
  runAs: RunAs;
  clusterDir: string;
  logFile: string;
  port: number;
  settings: Record<string, string>;
}

export function spawnPostgres(start: PostgresStart): PostgresProcess {
  const { binaries, runAs, clusterDir, logFile, port } = start;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Connections come from this machine. The TLS code of the packaged OpenSSL is not reachable.
    ssl: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...start.settings,
  };
  const args = [
    '-D',
    clusterDir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(logFile, existsSync(logFile) && statSync(logFile).size > 5_000_000 ? 'w' : 'a');
  // `detached`: Ctrl-C in the terminal reaches this process only, which then stops the server in order.
  const options = { ...runAs, detached: true, cwd: '/', env: { ...binaries.env } };
  const program = join(binaries.binDir, 'postgres');
  const child: ChildProcess =
    process.platform === 'win32'
      ? spawn(program, args, { ...options, detached: false, cwd: clusterDir, stdio: ['ignore', log, log] })
      : spawn('/bin/sh', ['-c', WATCHDOG, 'postgres-watchdog', program, ...args], {
          ...options,
          stdio: ['pipe', log, log],
        });
  closeSync(log);
  // Neither the server nor its pipe keeps this process alive.
  child.unref();
  if (child.stdin) {
    (child.stdin as unknown as { unref(): void }).unref();
    child.stdin.on('error', () => undefined); // The server has ended; `exited` reports it.
  }
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    exited,
    async stop() {
      child.ref();
      if (child.stdin) child.stdin.end();
      else child.kill();
      // The reader of the pipe may have been killed without the server.
      const insist = setTimeout(() => child.kill(), INSIST_AFTER_MS);
      await exited;
      clearTimeout(insist);
    },
  };
}

/**
 * Removes the `postmaster.pid` of a crash. It prevents a start when another process has its process id. It is
 * removed only if no process uses this cluster.
 */
export function removeStalePidFile(clusterDir: string): void {
  const pidFile = join(clusterDir, 'postmaster.pid');
  if (existsSync(pidFile) && !isServed(clusterDir)) rmSync(pidFile, { force: true });
}

export function isServed(clusterDir: string): boolean {
  const pid = postmasterPid(clusterDir);
  if (pid === undefined || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      const parts = readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0');
      return parts[0]?.endsWith('/postgres') && parts.includes(clusterDir);
    } catch {
      return false; // The process has ended.
    }
  });
}

export function postmasterPid(clusterDir: string): number | undefined {
  try {
    return Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
