import { setPriority } from 'node:os';
import type { Engine, MemoryLimits } from './engine';
import { encodeFrame, frameReader } from './frames';
import { deniedMsOf, doneInGivenTime } from './given-time';
import { watchMemory } from './memory-watch';
import type { CodePiece, FromProcess, RealmSettings, ToProcess } from './messages';
import type { RenderFiles } from './render-files';

export interface CodeFile {
  piece: CodePiece;
  source: string;
}

export interface ProcessOptions {
  engine: Engine;
  files: RenderFiles;
  settings: RealmSettings;
  limits: MemoryLimits;
  /** Code that the process loads before it is ready. */
  code: readonly CodeFile[];
  /** Gives way to all other processes of the computer. */
  givesWay: boolean;
  onReady(): void;
  onMessage(message: FromProcess, parts: Uint8Array[]): void;
  /** Called when the process ended by itself or exceeded a limit. */
  onDeath(reason: string): void;
}

/** A process limits what one widget answers (render-process.isolated.ts): a larger message is no result. */
const MAX_MESSAGE_BYTES = 16 * 2 ** 20;
/** The kernel refuses memory, and the watch ends a process that comes near: not every system has both. */
const WATCHED_SHARE = 0.9;
/** On a busy computer a process may be silent for this long after the deadline of a job. */
const MAX_SILENCE_MS = 5000;

/** A process that is not ready yet may take this long for one version. */
const LOAD_MS = 2000;
/** A process that gives way gets a third of the time of another one on a busy computer. */
const LOW_PRIORITY = 5;

const ENDED = 'ended with';

/** The process has ended by itself: the pool has neither found that it hangs nor that it is too large. */
export const isEndOfProcess = (reason: string): boolean => reason.startsWith(ENDED);

/** A process that renders widgets, and its state in the pool. */
export class RenderProcess {
  /** Keys of the code in the process, oldest first. */
  readonly loaded = new Set<string>();
  /** Ids of its open jobs. */
  readonly jobs = new Set<number>();
  isReady = false;
  readyAt = 0;
  /** Was sent code, and no message about a job has arrived since. */
  isLoading = false;
  /** Gets no further job. */
  isRetired = false;
  /** Is asked whether it hangs. */
  isChecked = false;
  /** Number of the job, or key of the version, whose code runs; empty while no code should run. */
  suspect = '';
  /** Time of its last message. */
  private lastSign = 0;
  private readonly child;
  private readonly ended: Promise<void>;
  private readonly stopWatching: () => void;
  private isOver = false;
  private lastWords = '';
  private lastLine = '';
  private loading: NodeJS.Timeout | undefined;

  constructor(private readonly options: ProcessOptions) {
    const { engine, files, settings, limits, code } = options;
    this.child = engine.start(files.process, limits);
    const { stdin, stdout, stderr, pid } = this.child;
    if (options.givesWay && pid !== undefined) lowerPriority(pid);
    const read = frameReader(
      ({ message, parts }) => this.receive(message as FromProcess, parts),
      MAX_MESSAGE_BYTES,
    );
    stdout.on('data', (bytes: Buffer) => {
      try {
        read(bytes);
      } catch (error) {
        this.die(`sent what is no message: ${String(error)}`);
      }
    });
    stderr.setEncoding('utf8').on('data', (text: string) => this.readErrors(text));
    // The process may end while something is written to it; its end is reported by "close".
    stdin.on('error', () => undefined);
    this.child.on('error', (error) => this.die(error.message));
    this.child.on('close', (status, signal) =>
      this.die(`${ENDED} ${signal ?? `code ${status}`}. ${this.lastWords}`.trim()),
    );
    this.ended = new Promise((resolve) => {
      this.child.once('close', () => resolve()).once('error', () => resolve());
    });
    this.stopWatching = watchMemory(pid ?? 0, limits.processMb * WATCHED_SHARE, (mb) =>
      this.die(`has ${mb} MB of memory`),
    );
    for (const { piece } of code) this.loaded.add(piece.key);
    this.send({ start: settings, code: code.map(({ piece }) => piece) }, [
      files.realm,
      ...code.map(({ source }) => source),
    ]);
  }

  send(message: ToProcess, parts?: readonly (string | Uint8Array)[]): void {
    if (!this.isOver) this.child.stdin.write(encodeFrame(message, parts));
  }

  /** The code of a job that the process does not have, and what it forgets to stay below the limit. */
  takeCode(code: readonly CodeFile[], most: number): { missing: CodeFile[]; forget: string[] } {
    const missing = code.filter(({ piece }) => !this.loaded.has(piece.key));
    if (missing.length > 0) this.isLoading = true;
    const needed = new Set(code.map(({ piece }) => piece.key));
    const tooMany = Math.max(0, this.loaded.size + missing.length - most);
    const forget = [...this.loaded].filter((key) => !needed.has(key)).slice(0, tooMany);
    for (const key of forget) this.loaded.delete(key);
    for (const { piece } of missing) this.loaded.add(piece.key);
    return { missing, forget };
  }

  /**
   * Resolves to true if a message arrives while the process has this much time: it is slow but works. Also if
   * it was ended meanwhile.
   */
  async answersWithin(ms: number): Promise<boolean> {
    const asked = Date.now();
    this.send({ ping: true });
    return doneInGivenTime({
      ms,
      maxMs: MAX_SILENCE_MS,
      isDone: () => this.isOver || this.lastSign >= asked,
      deniedMs: () => deniedMsOf(this.child.pid ?? 0),
    });
  }

  end(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.loading);
    this.stopWatching();
    this.child.kill('SIGKILL');
    return this.ended;
  }

  private receive(message: FromProcess, parts: Uint8Array[]): void {
    this.lastSign = Date.now();
    if ('ready' in message) {
      this.isReady = true;
      this.readyAt = Date.now();
      clearTimeout(this.loading);
      this.options.onReady();
    }
    if (!this.isOver) this.options.onMessage(message, parts);
  }

  /** Suspects, and what the engine writes before it ends. */
  private readErrors(text: string): void {
    const lines = (this.lastLine + text).split('\n');
    this.lastLine = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('@')) this.enter(line.slice(1));
      else if (line.trim()) this.lastWords = line.trim().slice(0, 200);
    }
  }

  private enter(suspect: string): void {
    this.suspect = suspect;
    if (this.isReady) return;
    clearTimeout(this.loading);
    this.loading = setTimeout(() => this.die('hangs while it loads a version'), LOAD_MS);
  }

  private die(reason: string): void {
    if (this.isOver) return;
    void this.end();
    this.options.onDeath(reason);
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has ended, which is reported by "close".
  }
}
