import type { PageConfig } from '@fachwerk/shared/widget';
import { type FragmentJob, type FragmentResult, remoteKey } from '../fragment-job';
import type { ApiGateway } from '../isolation/api-gateway';
import type { Engine, MemoryLimits } from '../isolation/engine';
import type { FromProcess } from '../isolation/messages';
import type { RenderFiles } from '../isolation/render-files';
import { RenderProcess } from '../isolation/render-process';
import { jobQueue } from './job-queue';
import { failure, type OpenJob } from './open-job';
import { MAX_PIECES, provenCode } from './proven-code';
import { readRendered } from './read-rendered';
import { sentJobs } from './sent-jobs';

export interface GroupOptions {
  files: RenderFiles;
  config: PageConfig;
  deadlineMs: number;
  engine: Engine;
  limits: MemoryLimits;
  gateway: ApiGateway;
  /** Number of processes that run without jobs too. */
  least: number;
  /** Limit of processes. */
  most: number;
  /** Its processes give way to all others of the computer. */
  givesWay?: boolean;
  /** Called when a process ended, or was ended because it hung or was too large. */
  onDeath(death: Death): void;
}

export interface Death {
  reason: string;
  /** The process had loaded its code. */
  wasReady: boolean;
  /** Code was sent to the process, and no message about a job has arrived since. */
  wasLoading: boolean;
  /** The version whose code ran last; undefined if none was to run. */
  suspect?: { key: string; job?: FragmentJob | undefined; entry?: OpenJob | undefined } | undefined;
  /** Its jobs without a result. */
  open: OpenJob[];
  /** Keys of the versions that it had loaded. */
  versions: string[];
  /** The job that the group started last. */
  lastJob: FragmentJob | undefined;
}

export interface ProcessGroup {
  add(entry: OpenJob): void;
  /** For a job that was in a process that ended. */
  addAgain(entry: OpenJob): void;
  /** New processes no longer load these versions, and those with them get no further job. */
  leaveOut(keys: readonly string[]): void;
  isIdle(): boolean;
  /** Time of the last job. */
  usedAt(): number;
  close(): Promise<unknown>;
}

/** A process reports its own deadline; the group checks it this much later. */
const GRACE_MS = 150;
const START_MS = 10_000;
/** Jobs may take this much longer while a process loads the code of a version. */
const LOAD_MS = 1000;
/** Time until the next attempt if a process does not start. */
const RESTART_MS = 1000;
/** A process is replaced after this time, so that nothing in it grows for ever. */
const LIFE_MS = 30 * 60_000;
/** Code may hang after its job: a process without jobs is checked this often, before a visitor needs it. */
const CHECK_MS = 1000;
/** Jobs in a process at the same time: while some wait for the API, another one renders. */
const MAX_RUNNING = 6;
/** Limit of waiting jobs per process; beyond it the browser renders faster. */
const MAX_WAITING = 100;

/** Processes that share a queue of jobs. */
export function processGroup(options: GroupOptions): ProcessGroup {
  const { engine, files, config, deadlineMs, limits, gateway, least, most } = options;
  const running = new Map<number, OpenJob>();
  const queue = jobQueue<OpenJob>(MAX_WAITING * most);
  const sent = sentJobs();
  const proven = provenCode();
  const processes: RenderProcess[] = [];
  let usedAt = Date.now();
  let isPausing = false;
  let isClosed = false;

  function spawn() {
    if (isClosed) return;
    const one: RenderProcess = new RenderProcess({
      engine,
      files,
      limits,
      settings: { config, deadlineMs },
      code: startCode(),
      givesWay: options.givesWay === true,
      onReady: dispatch,
      onMessage: (message, parts) => take(one, message, parts),
      onDeath: (reason) => replace(one, reason),
    });
    processes.push(one);
    setTimeout(() => !one.isReady && replace(one, 'does not start'), START_MS).unref();
    setTimeout(() => retire(one), LIFE_MS).unref();
  }
  /** Only processes that run without jobs load code before one needs it. */
  const startCode = () => (least > 0 ? proven.all() : []);
  /** Starts a process if jobs wait for one, or too few run. */
  function spawnNeeded() {
    if (isPausing) return;
    const active = processes.filter(({ isRetired }) => !isRetired);
    for (let missing = least - active.length; missing > 0; missing -= 1) spawn();
    const isEachBusy = active.every(({ isReady }) => isReady) && active.length < most;
    if (least === 0 && queue.length > 0 && isEachBusy) spawn();
  }
  spawnNeeded();
  const checking = setInterval(() => processes.forEach((one) => void check(one)), CHECK_MS);
  checking.unref();

  /** Gives waiting jobs to processes with free places. */
  function dispatch() {
    while (queue.length > 0) {
      const free = processes.filter(
        ({ isReady, isRetired, jobs }) => isReady && !isRetired && jobs.size < MAX_RUNNING,
      );
      const [first] = free;
      const entry = first && queue.next();
      if (!entry) return spawnNeeded();
      start(
        free.reduce((best, one) => (one.jobs.size < best.jobs.size ? one : best), first),
        entry,
      );
    }
  }

  function wait(entry: OpenJob, add: (entry: OpenJob) => boolean | void) {
    entry.since = usedAt = Date.now();
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
    const { job, code } = entry;
    const number = sent.add(job);
    const { visitor, viewer: _viewer, ...renderJob } = job;
    const { missing, forget } = one.takeCode(code, MAX_PIECES);
    // Only the main widget has the whole time after it has waited: without it there is no page.
    const from = job.isMain ? Date.now() : Math.max(entry.since, one.readyAt);
    const deadline = from + deadlineMs + (one.isLoading ? LOAD_MS : 0);
    entry.timer = setTimeout(() => void lookAfter(one, number), deadline - Date.now() + GRACE_MS);
    entry.calls = gateway.openJob(visitor?.cookie, entry.trace);
    running.set(number, entry);
    one.jobs.add(number);

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
      one.suspect = String(message.exceeded);
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
    if (result.ok) proven.add(entry.code);
    entry.answer(result);
    dispatch();
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

  /** Finds a process that hangs without a job. */
  async function check(one: RenderProcess) {
    if (!one.isReady || one.isChecked || one.jobs.size > 0) return;
    one.isChecked = true;
    if (!(await one.answersWithin(deadlineMs))) replace(one, 'hangs');
    one.isChecked = false;
  }

  function replace(one: RenderProcess, reason: string) {
    const index = processes.indexOf(one);
    if (index < 0 || isClosed) return;
    processes.splice(index, 1);
    void one.end();
    const open = [...one.jobs].flatMap((number) => {
      const entry = running.get(number);
      if (entry) end(number, entry);
      return entry ?? [];
    });
    const suspect = suspectOf(one, open);
    if (!one.isReady && !suspect) pause();
    options.onDeath({
      reason,
      wasReady: one.isReady,
      wasLoading: one.isLoading,
      suspect,
      open,
      lastJob: sent.last(),
      versions: [...one.loaded].filter((key) => !key.startsWith('react ')),
    });
    spawnNeeded();
  }

  function suspectOf({ suspect }: RenderProcess, open: readonly OpenJob[]): Death['suspect'] {
    if (suspect === '') return undefined;
    const job = sent.find(Number(suspect));
    if (job) return { key: remoteKey(job), job, entry: open.find((entry) => entry.job === job) };
    return { key: suspect };
  }

  /** The processes do not start: no attempt follows at once. */
  function pause() {
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      spawnNeeded();
    }, RESTART_MS).unref();
  }

  /** Ends a process that is old as soon as it has no job. */
  function retire(one: RenderProcess) {
    if (isClosed || !processes.includes(one)) return;
    one.isRetired = true;
    spawnNeeded();
    if (one.jobs.size > 0) return;
    processes.splice(processes.indexOf(one), 1);
    void one.end();
  }

  return {
    add: (entry) => wait(entry, queue.add),
    addAgain: (entry) => wait(entry, queue.addFirst),
    leaveOut(keys) {
      proven.remove(keys);
      for (const one of [...processes]) if (keys.some((key) => one.loaded.has(key))) retire(one);
    },
    isIdle: () => running.size === 0 && queue.length === 0,
    usedAt: () => usedAt,
    close() {
      isClosed = true;
      clearInterval(checking);
      for (const [number, entry] of running) {
        end(number, entry);
        entry.answer(failure('busy', 'the server stops'));
      }
      for (let entry = queue.next(); entry; entry = queue.next()) {
        clearTimeout(entry.timer);
        entry.answer(failure('busy', 'the server stops'));
      }
      return Promise.all(processes.map((one) => one.end()));
    },
  };
}
