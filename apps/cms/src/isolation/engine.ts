import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import { denoBinary } from './deno-binary';

export interface MemoryLimits {
  /** Objects of JavaScript. */
  heapMb: number;
  /** All writable memory, with Buffers. */
  processMb: number;
}

/** What runs published code in a process of its own. */
export interface Engine {
  name: 'deno' | 'node';
  /** The operating system's resources are out of reach of published code (docs/decisions/0035). */
  isIsolated: boolean;
  /** Starts a process without environment; `file` is a bundle that needs no other file. */
  start(file: string, limits: MemoryLimits): ChildProcessWithoutNullStreams;
}

/** Code that was compiled from a string in another context would have that context's global object. */
const NO_EVAL = '--disallow-code-generation-from-strings';
/** The engine starts threads for each core, and the kernel counts their stacks. */
const MB_PER_CORE = 16;
/** V8 in Deno reserves address space for machine code. The kernel counts all of it, used or not. */
const DENO_CODE_RANGE_MB = 512;
/** Seconds; ends a process that loops after the page server was killed. */
const CPU_SECONDS = 3600;

/** Deno without any permission. */
const deno = (binary: string): Engine => ({
  name: 'deno',
  isIsolated: true,
  start: (file, limits) =>
    start(limits.processMb + DENO_CODE_RANGE_MB, binary, [
      'run',
      ...['--no-prompt', '--no-remote', '--no-npm', '--no-config', '--no-lock', '--deny-import', '--quiet'],
      `--v8-flags=${NO_EVAL},--max-old-space-size=${limits.heapMb}`,
      file,
    ]),
});

/** Node cannot take files and network away from code: this code is trusted. */
export const nodeEngine: Engine = {
  name: 'node',
  isIsolated: false,
  start: (file, limits) =>
    start(limits.processMb, process.execPath, [NO_EVAL, `--max-old-space-size=${limits.heapMb}`, file]),
};

export function chooseEngine(): Engine {
  const binary = denoBinary();
  return binary === undefined ? nodeEngine : deno(binary);
}

/** For health checks: rejects where published code is trusted. */
export async function confirmIsolation({ isIsolated }: Engine): Promise<void> {
  if (!isIsolated) throw new Error('published server code is not isolated');
}

function start(countedMb: number, command: string, args: string[]): ChildProcessWithoutNullStreams {
  // Deno's own variables; published code cannot read them.
  const env = { DENO_NO_UPDATE_CHECK: '1', DENO_DIR: tmpdir(), NO_COLOR: '1' };
  if (process.platform === 'win32') return spawn(command, args, { env, cwd: tmpdir(), windowsHide: true });
  // Limits of the kernel need no rights. A limit that this system does not have is left out.
  const megabytes = countedMb + availableParallelism() * MB_PER_CORE;
  const limits = [`-d ${megabytes * 1024}`, `-t ${CPU_SECONDS}`, '-c 0'];
  const set = limits.map((limit) => `(ulimit ${limit}) 2>/dev/null && ulimit ${limit}`).join('; ');
  return spawn('/bin/sh', ['-c', `${set}; exec "$0" "$@"`, command, ...args], { env, cwd: '/' });
}
