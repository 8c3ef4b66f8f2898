import type { FastifyBaseLogger } from 'fastify';
import { crashRecord } from './crash-record';
import {
  type CodePiece,
  type FragmentFailure,
  type FragmentJob,
  type FragmentResult,
  type FromWorker,
  reactKey,
  remoteKey,
  type WorkerSettings,
} from './fragment-job';
import type { RemoteCode } from './remote-code';
import { RenderThread } from './render-thread';

export interface FragmentPool {
  /** Never rejects: a failure affects one fragment only. */
  render(job: FragmentJob): Promise<FragmentResult>;
  close(): Promise<void>;
}

export interface PoolOptions {
  file: string;
  settings: WorkerSettings;
  workers: number;
  code: RemoteCode;
  log: FastifyBaseLogger;
  memoryMb?: number;
}

interface OpenJob {
  job: FragmentJob;
  code: CodePiece[];
  isRetry: boolean;
  answer(result: FragmentResult): void;
  timer?: NodeJS.Timeout;
}

/** A thread reports its own deadline; the pool checks it this much later. */
const GRACE_MS = 150;
const START_MS = 10_000;
/** Limit of waiting jobs per thread; beyond it the browser renders faster. */
const MAX_WAITING = 100;
/** Limit of cached code per thread. */
const MAX_PIECES = 24;

export function fragmentPool({
  file,
  settings,
  workers,
  code,
  log,
  memoryMb = 192,
}: PoolOptions): FragmentPool {
  const open = new Map<number, OpenJob>();
  const crashes = crashRecord();
  const threads: RenderThread[] = [];
  let count = 0;
  let isClosed = false;

  const spawn = () => {
    const thread: RenderThread = new RenderThread({
      file,
      settings,
      memoryMb,
      onMessage: hear,
      onDeath: (reason) => replace(thread, reason),
    });
    threads.push(thread);
  };
  for (let i = 0; i < Math.max(1, workers); i += 1) spawn();

  function hear(message: FromWorker) {
    if (!('done' in message)) return;
    settle(message.done, message.result);
  }

  function settle(number: number, result: FragmentResult) {
    for (const thread of threads) thread.jobs.delete(number);
    const entry = open.get(number);
    if (!entry) return;
    open.delete(number);
    clearTimeout(entry.timer);
    entry.answer(result);
  }

  function send(entry: OpenJob) {
    const thread = threads.reduce((best, one) => (one.jobs.size < best.jobs.size ? one : best));
    if (thread.jobs.size >= MAX_WAITING)
      return entry.answer(failure('busy', 'too many fragments are waiting'));
    const number = (count += 1);
    open.set(number, entry);
    thread.jobs.add(number);
    // Before the start of the thread no deadline applies.
    entry.timer = setTimeout(() => replace(thread, 'does not start'), START_MS);
    thread.whenReady(() => order(thread, number));
  }

  function order(thread: RenderThread, number: number) {
    const entry = open.get(number);
    if (!entry) return;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void lookAfter(thread, number), settings.deadlineMs + GRACE_MS);
    const { job, code: pieces } = entry;
    const missing = pieces.filter(({ key }) => !thread.loaded.has(key));
    const needed = new Set(pieces.map(({ key }) => key));
    const tooMany = Math.max(0, thread.loaded.size + missing.length - MAX_PIECES);
    const forget = [...thread.loaded].filter((key) => !needed.has(key)).slice(0, tooMany);
    for (const key of forget) thread.loaded.delete(key);
    for (const { key } of missing) thread.loaded.add(key);
    thread.send({ number, job, deadline: Date.now() + settings.deadlineMs, code: missing, forget });
  }

  /** The deadline is over: the thread hangs, or is busy and did not start the job. */
  async function lookAfter(thread: RenderThread, number: number) {
    const isAlive = await thread.answersWithin(settings.deadlineMs / 2);
    if (!open.has(number)) return;
    if (isAlive) settle(number, failure('deadline', `not ready after ${settings.deadlineMs} ms`));
    else replace(thread, 'hangs');
  }

  function replace(thread: RenderThread, reason: string) {
    const index = threads.indexOf(thread);
    if (index < 0 || isClosed) return;
    threads.splice(index, 1);
    spawn();
    thread.end().catch((error: unknown) => log.error(error, 'A render thread does not end'));

    const lost = [...thread.jobs].flatMap((number) => {
      const entry = open.get(number);
      open.delete(number);
      clearTimeout(entry?.timer);
      return entry ? [{ number, entry }] : [];
    });
    const suspect = lost.find(({ number }) => number === thread.suspect)?.entry;
    log.error(
      { widget: suspect?.job.widget, version: suspect?.job.version },
      `A render thread was replaced: ${reason}`,
    );
    if (suspect) crashes.add(nameOf(suspect.job));
    for (const { entry } of lost) {
      if (entry === suspect || entry.isRetry) entry.answer(failure('crashed', reason));
      else send({ ...entry, isRetry: true });
    }
  }

  return {
    async render(job) {
      if (crashes.isPaused(nameOf(job))) return failure('crashed', 'crashed several times within a minute');
      let pieces: CodePiece[];
      try {
        pieces = await piecesOf(job, code);
      } catch (error) {
        return failure('unavailable', String(error));
      }
      return new Promise((answer) => send({ job, code: pieces, isRetry: false, answer }));
    },
    async close() {
      isClosed = true;
      for (const number of [...open.keys()]) settle(number, failure('busy', 'the server stops'));
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

/** React before the code that requires it. */
const piecesOf = (job: FragmentJob, code: RemoteCode): Promise<CodePiece[]> =>
  Promise.all([
    ...(job.react
      ? [
          code({ mfe: 'shell', ...job.react }).then((source): CodePiece => ({
            key: reactKey(job),
            kind: 'react',
            source,
          })),
        ]
      : []),
    code(job).then((source): CodePiece => ({ key: remoteKey(job), kind: 'remote', source })),
  ]);

const nameOf = ({ mfe, version, widget }: FragmentJob) => `${mfe}@${version} ${widget}`;
const failure = (reason: FragmentFailure, message: string): FragmentResult => ({
  ok: false,
  reason,
  message,
});
