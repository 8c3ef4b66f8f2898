import type { PageConfig } from '@fachwerk/shared/widget';
import type { FastifyBaseLogger } from 'fastify';
import {
  type FragmentFailure,
  type FragmentJob,
  type FragmentResult,
  reactKey,
  remoteKey,
} from '../fragment-job';
import { apiGateway, type JobCalls } from '../isolation/api-gateway';
import type { Engine, MemoryLimits } from '../isolation/engine';
import type { FromProcess } from '../isolation/messages';
import type { RenderFiles } from '../isolation/render-files';
import { type CodeFile, isEndOfProcess, RenderProcess } from '../isolation/render-process';
import { type RenderTrace, startRenderTrace } from '../render-trace';
import { crashRecord } from './crash-record';
import { jobQueue } from './job-queue';
import { readRendered } from './read-rendered';
import type { RemoteCode } from './remote-code';

export interface FragmentPool {
  /** Never rejects: a failure affects one fragment only. */
  render(job: FragmentJob): Promise<FragmentResult>;
  close(): Promise<void>;
}

export interface PoolOptions {
  files: RenderFiles;
  apiUrl: string;
  registryUrl: string;
  config: PageConfig;
  deadlineMs: number;
  /** Number of processes. */
  workers: number;
  code: RemoteCode;
  log: FastifyBaseLogger;
  /** Called for each fragment that failed because of its version. */
  onFailure?: (job: FragmentJob, message: string) => void;
  engine: Engine;
  limits?: MemoryLimits;
}

interface OpenJob {
  job: FragmentJob;
  code: CodeFile[];
  trace: RenderTrace;
  /** Number of processes that ended while they had the job. */
  ends: number;
  since: number;
  answer(result: FragmentResult): void;
  calls?: JobCalls;
  timer?: NodeJS.Timeout;
}

/** A job is repeated after this many ends of processes that other code has caused. */
const MOST_ENDS = 2;
/** A process reports its own deadline; the pool checks it this much later. */
const GRACE_MS = 150;
const START_MS = 10_000;
/** Jobs may take this much longer while a process loads the code of a version. */
const LOAD_MS = 1000;
/** Time until the next attempt if a process does not start. */
const RESTART_MS = 1000;
/** A process is replaced after this time, so that nothing in it grows for ever. */
const LIFE_MS = 30 * 60_000;
/** Jobs in a process at the same time: while some wait for the API, another one renders. */
const MAX_RUNNING = 6;
/** Limit of waiting jobs per process; beyond it the browser renders faster. */
const MAX_WAITING = 100;
/** Limit of cached code per process. */
const MAX_PIECES = 24;
/** Failures that other data or another API would not change. */
const OF_THE_VERSION: readonly FragmentFailure[] = ['crashed', 'render', 'unknown-widget'];
/** Number of jobs that are remembered after their end. */
const MAX_REMEMBERED = 500;
const LIMITS: MemoryLimits = { heapMb: 256, processMb: 640 };

export function fragmentPool(options: PoolOptions): FragmentPool {
  const { engine, files, config, deadlineMs, log, limits = LIMITS } = options;
  const workers = Math.max(1, options.workers);
  const gateway = apiGateway({ ...options, timeoutMs: deadlineMs });
  const running = new Map<number, OpenJob>();
  const queue = jobQueue<OpenJob>(MAX_WAITING * workers);
  const crashes = crashRecord();
  /** Jobs by number, also some that are over: their code may go on running. */
  const sent = new Map<number, FragmentJob>();
  /** Code that has rendered something: new processes load it before they are ready. */
  const proven = new Map<string, CodeFile>();
  const processes: RenderProcess[] = [];
  let count = 0;
  let isClosed = false;

  function spawn() {
    if (isClosed) return;
    const one: RenderProcess = new RenderProcess({
      ...{ engine, files, limits, settings: { config, deadlineMs }, code: [...proven.values()] },
      onReady: dispatch,
      onMessage: (message, parts) => take(one, message, parts),
      onDeath: (reason) => replace(one, reason),
    });
    processes.push(one);
    setTimeout(() => !one.isReady && replace(one, 'does not start'), START_MS).unref();
    setTimeout(() => retire(one), LIFE_MS).unref();
  }
  for (let i = 0; i < workers; i += 1) spawn();

  /** Gives waiting jobs to processes with free places. */
  function dispatch() {
    while (queue.length > 0) {
      const free = processes.filter(
        ({ isReady, isRetired, jobs }) => isReady && !isRetired && jobs.size < MAX_RUNNING,
      );
      const [first] = free;
      const entry = first && queue.next();
      if (!entry) return;
      start(
        free.reduce((best, one) => (one.jobs.size < best.jobs.size ? one : best), first),
        entry,
      );
    }
  }

  function wait(entry: OpenJob, add: (entry: OpenJob) => boolean | void) {
    entry.since = Date.now();
    if (add(entry) === false) return entry.answer(failure('busy', 'too many fragments are waiting'));
    const giveUp = () => {
      queue.remove(entry);
      entry.answer(failure('busy', `not started within ${deadlineMs} ms`));
    };
    entry.timer = setTimeout(giveUp, processes.some(({ isReady }) => isReady) ? deadlineMs : START_MS);
    dispatch();
  }

  function start(one: RenderProcess, entry: OpenJob) {
    clearTimeout(entry.timer);
    const number = (count += 1);
    const { job, code } = entry;
    const { visitor, ...renderJob } = job;
    const missing = code.filter(({ piece }) => !one.loaded.has(piece.key));
    if (missing.length > 0) one.isLoading = true;
    // Only the main widget has the whole time after it has waited: without it there is no page.
    const from = job.isMain ? Date.now() : Math.max(entry.since, one.readyAt);
    const deadline = from + deadlineMs + (one.isLoading ? LOAD_MS : 0);
    entry.timer = setTimeout(() => void lookAfter(one, number), deadline - Date.now() + GRACE_MS);
    entry.calls = gateway.openJob(visitor?.cookie, entry.trace);
    running.set(number, entry);
    one.jobs.add(number);
    sent.set(number, job);
    const [oldest] = sent.keys();
    if (sent.size > MAX_REMEMBERED && oldest !== undefined) sent.delete(oldest);

    const needed = new Set(code.map(({ piece }) => piece.key));
    const tooMany = Math.max(0, one.loaded.size + missing.length - MAX_PIECES);
    const forget = [...one.loaded].filter((key) => !needed.has(key)).slice(0, tooMany);
    for (const key of forget) one.loaded.delete(key);
    for (const { piece } of missing) one.loaded.add(piece.key);
    const pieces = missing.map(({ piece }) => piece);
    one.send(
      { order: { number, job: renderJob, deadline, remote: remoteKey(job), code: pieces, forget } },
      missing.map(({ source }) => source),
    );
  }

  function take(one: RenderProcess, message: FromProcess, parts: Uint8Array[]) {
    one.isLoading &&= 'pong' in message;
    if ('done' in message) return settle(message.done, readRendered(message.result, parts));
    if ('exceeded' in message) {
      one.suspect = message.exceeded;
      return replace(one, `keeps ${message.megabytes} MB of Buffers`);
    }
    if (!('call' in message)) return undefined;
    const { from } = message;
    const entry = one.jobs.has(from.number) ? running.get(from.number) : undefined;
    void entry?.calls?.call(message.call).then(({ answer, body }) => one.send({ answer, to: from }, [body]));
    return undefined;
  }

  function settle(number: number, result: FragmentResult) {
    const entry = running.get(number);
    if (!entry) return;
    end(number, entry);
    if (result.ok) remember(entry.code);
    entry.answer(result);
    dispatch();
  }

  /** React stays before the files that require it: a Map keeps the order of insertion. */
  function remember(code: readonly CodeFile[]) {
    for (const file of code) if (!proven.has(file.piece.key)) proven.set(file.piece.key, file);
    for (const [key, { piece }] of proven) {
      if (proven.size <= MAX_PIECES) break;
      if (piece.kind === 'remote') proven.delete(key);
    }
  }

  function end(number: number, entry: OpenJob) {
    running.delete(number);
    for (const one of processes) if (one.jobs.delete(number) && one.isRetired) retire(one);
    clearTimeout(entry.timer);
    entry.calls?.end();
  }

  /** The deadline is over: the process hangs, or is busy and did not start the job. */
  async function lookAfter(one: RenderProcess, number: number) {
    const isAlive = await one.answersWithin(deadlineMs / 2);
    if (!running.has(number)) return;
    if (isAlive) settle(number, failure('deadline', `not ready after ${deadlineMs} ms`));
    else replace(one, 'hangs');
  }

  function replace(one: RenderProcess, reason: string) {
    const index = processes.indexOf(one);
    if (index < 0 || isClosed) return;
    processes.splice(index, 1);
    void one.end();
    const suspect = one.suspect === undefined ? undefined : sent.get(one.suspect);
    log.error(
      { widget: suspect?.widget, version: suspect?.version },
      `A render process was replaced: ${reason}`,
    );
    const suspected = running.get(one.suspect ?? 0);
    // The engine itself can fail. Code that ends the process does so again in the next one.
    const isRepeated = suspected?.ends === 0 && isEndOfProcess(reason);
    if (suspect && !isRepeated) {
      crashes.add(nameOf(suspect));
      proven.delete(remoteKey(suspect));
      // Its job may be over while its code goes on.
      if (!suspected) options.onFailure?.(suspect, reason);
    }
    if (one.isReady) spawn();
    else {
      proven.clear();
      setTimeout(spawn, RESTART_MS).unref();
    }
    for (const number of [...one.jobs]) {
      const entry = running.get(number);
      if (!entry) continue;
      end(number, entry);
      if (number === one.suspect ? isRepeated : entry.ends < MOST_ENDS)
        wait({ ...entry, ends: entry.ends + 1 }, queue.addFirst);
      else entry.answer(failure('crashed', reason));
    }
  }

  /** Ends a process that is old as soon as it has no job. */
  function retire(one: RenderProcess) {
    if (isClosed || !processes.includes(one)) return;
    if (!one.isRetired) spawn();
    one.isRetired = true;
    if (one.jobs.size > 0) return;
    processes.splice(processes.indexOf(one), 1);
    void one.end();
  }

  async function render(job: FragmentJob, trace: RenderTrace): Promise<FragmentResult> {
    if (crashes.isPaused(nameOf(job))) return failure('crashed', 'crashed several times within a minute');
    let code: CodeFile[];
    try {
      code = await codeOf(job, options);
    } catch (error) {
      return failure('unavailable', String(error));
    }
    if (isClosed) return failure('busy', 'the server stops');
    return new Promise((answer) => wait({ job, code, trace, ends: 0, since: 0, answer }, queue.add));
  }

  return {
    async render(job) {
      const trace = startRenderTrace(job);
      const result = await render(job, trace);
      trace.end(result);
      if (!result.ok && OF_THE_VERSION.includes(result.reason)) options.onFailure?.(job, result.message);
      return result;
    },
    async close() {
      isClosed = true;
      for (const [number, entry] of running) {
        end(number, entry);
        entry.answer(failure('busy', 'the server stops'));
      }
      for (let entry = queue.next(); entry; entry = queue.next()) {
        clearTimeout(entry.timer);
        entry.answer(failure('busy', 'the server stops'));
      }
      await Promise.all(processes.map((one) => one.end()));
    },
  };
}

/** React before the code that requires it. */
async function codeOf(job: FragmentJob, { code, files }: PoolOptions): Promise<CodeFile[]> {
  const react = reactKey(job);
  const [reactSource, source] = await Promise.all([
    job.react ? code({ mfe: 'shell', ...job.react }) : files.ownReact,
    code(job),
  ]);
  return [
    { piece: { kind: 'react', key: react }, source: reactSource },
    { piece: { kind: 'remote', key: remoteKey(job), react }, source },
  ];
}

const nameOf = ({ mfe, version, widget }: FragmentJob) => `${mfe}@${version} ${widget}`;
const failure = (reason: FragmentFailure, message: string): FragmentResult => ({
  ok: false,
  reason,
  message,
});
