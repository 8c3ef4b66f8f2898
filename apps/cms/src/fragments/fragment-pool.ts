import type { PageConfig } from '@fachwerk/shared/widget';
import type { FastifyBaseLogger } from 'fastify';
import {
  type FragmentFailure,
  type FragmentJob,
  type FragmentResult,
  reactKey,
  remoteKey,
  trialOf,
} from '../fragment-job';
import { apiGateway } from '../isolation/api-gateway';
import type { Engine, MemoryLimits } from '../isolation/engine';
import type { RenderFiles } from '../isolation/render-files';
import { type CodeFile, isEndOfProcess } from '../isolation/render-process';
import { type RenderTrace, startRenderTrace } from '../render-trace';
import { crashRecord } from './crash-record';
import { failure, type OpenJob } from './open-job';
import { type Death, type ProcessGroup, processGroup } from './process-group';
import type { RemoteCode } from './remote-code';
import { separation } from './separation';

export interface FragmentPool {
  /** Never rejects: a failure affects one fragment only. */
  render(job: FragmentJob): Promise<FragmentResult>;
  close(): Promise<void>;
}

export interface ProcessPool extends FragmentPool {
  /** For health checks: rejects if stable code has hung or ended a process within the last minutes. */
  confirm(): Promise<void>;
}

export interface PoolOptions {
  files: RenderFiles;
  apiUrl: string;
  registryUrl: string;
  config: PageConfig;
  deadlineMs: number;
  /** Number of processes for stable versions. */
  workers: number;
  code: RemoteCode;
  log: FastifyBaseLogger;
  /** Called for each fragment that failed because of its version. */
  onFailure?: (job: FragmentJob, message: string) => void;
  engine: Engine;
  limits?: MemoryLimits;
}

/** A job is repeated after this many ends of processes that other code may have caused. */
const MOST_ENDS = 2;
/** The second end of a shared process within this time: the first suspicion was wrong, or not enough. */
const AGAIN_MS = 60_000;
const UNHEALTHY_MS = 10 * 60_000;
/** Limit of versions with a process of their own. */
const MOST_ALONE = 12;
/** A version without jobs loses its own process after this time. */
const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 10_000;
/** Failures that other data or another API would not change. */
const OF_THE_VERSION: readonly FragmentFailure[] = ['crashed', 'render', 'unknown-widget'];
const LIMITS: MemoryLimits = { heapMb: 256, processMb: 640 };

/**
 * Stable versions share processes; a version on trial has a process of its own, another one for its previews,
 * and so has a stable version under suspicion. Only a version that was alone is blamed for what its process
 * does (docs/decisions/0092-a-process-is-proof-only-for-the-version-alone-in-it.md).
 */
export function fragmentPool(options: PoolOptions): ProcessPool {
  const { engine, files, config, deadlineMs, log, limits = LIMITS } = options;
  const workers = Math.max(1, options.workers);
  const gateway = apiGateway({ ...options, timeoutMs: deadlineMs });
  const crashes = crashRecord();
  const separated = separation();
  const alone = new Map<string, ProcessGroup>();
  let sharedEndedAt = -Infinity;
  let unhealthyAt = -Infinity;
  let isClosed = false;

  const common = { engine, files, config, deadlineMs, limits, gateway, most: workers };
  const shared = processGroup({ ...common, least: workers, onDeath: sharedDied });
  const sweeping = setInterval(endIdle, SWEEP_MS);
  sweeping.unref();

  function endIdle() {
    for (const [name, group] of alone)
      if (group.isIdle() && Date.now() - group.usedAt() > IDLE_MS) remove(name, group);
  }
  function remove(name: string, group: ProcessGroup) {
    alone.delete(name);
    void group.close();
  }

  /** Undefined if too many versions are alone at the same time. */
  function groupOf(job: FragmentJob): ProcessGroup | undefined {
    const key = remoteKey(job);
    const trial = trialOf(job);
    if (trial === undefined && !separated.isAlone(key)) return shared;
    const givesWay = trial === 'preview';
    const name = givesWay ? `preview ${key}` : key;
    const known = alone.get(name);
    if (known) return known;
    if (alone.size >= MOST_ALONE) {
      const idle = [...alone].filter(([, group]) => group.isIdle());
      const [oldest] = idle.sort(([, a], [, b]) => a.usedAt() - b.usedAt());
      if (!oldest) return undefined;
      remove(...oldest);
    }
    const group = processGroup({ ...common, least: 0, givesWay, onDeath: aloneDied });
    alone.set(name, group);
    return group;
  }

  /** Code of any of its versions may have run: the suspected ones continue alone, and none is blamed. */
  function sharedDied({ reason, suspect, open, versions }: Death) {
    // The same version in several processes is one suspicion.
    const isKnown = suspect !== undefined && separated.isAlone(suspect.key);
    const isAgain = !isKnown && Date.now() - sharedEndedAt < AGAIN_MS;
    sharedEndedAt = unhealthyAt = Date.now();
    const hasHung = !isEndOfProcess(reason) && versions.length > 0;
    const suspects = suspect && !isAgain ? [suspect.key] : hasHung || isAgain ? versions : [];
    log.error({ suspects }, `A shared render process was replaced: ${reason}`);
    separated.suspect(suspects);
    shared.leaveOut(suspects);
    open.forEach((entry) => again(entry, failure('busy', reason)));
  }

  function aloneDied({ reason, wasReady, wasLoading, suspect, open, lastJob }: Death) {
    const culprit = suspect?.job ?? lastJob;
    // The engine itself can fail. Code that ends the process does so again in the next one.
    const isProof = wasReady && !(suspect?.entry?.ends === 0 && isEndOfProcess(reason));
    if (isProof && culprit) {
      const { mfe, version, widget } = culprit;
      log.error({ mfe, version, widget }, `A version ended its render process: ${reason}`);
      crashes.add(suspect?.job ? nameOf(culprit) : remoteKey(culprit));
      separated.convict(remoteKey(culprit));
      if (trialOf(culprit) === undefined) unhealthyAt = Date.now();
      // Its job may be over while its code goes on.
      if (!suspect?.entry) options.onFailure?.(culprit, reason);
    } else log.error(`A render process was replaced: ${reason}`);
    // Its other widgets have not rendered either: each would take as long again.
    for (const entry of open)
      if (isProof && (wasLoading || entry === suspect?.entry)) entry.answer(failure('crashed', reason));
      else again(entry, failure('crashed', reason));
  }

  function again(entry: OpenJob, otherwise: FragmentResult) {
    if (entry.ends >= MOST_ENDS) return entry.answer(otherwise);
    const group = groupOf(entry.job);
    if (group) group.addAgain({ ...entry, ends: entry.ends + 1 });
    else entry.answer(TOO_MANY);
  }

  async function render(job: FragmentJob, trace: RenderTrace): Promise<FragmentResult> {
    if (crashes.isPaused(nameOf(job)) || crashes.isPaused(remoteKey(job)))
      return failure('crashed', 'crashed several times within a minute');
    let code: CodeFile[];
    try {
      code = await codeOf(job, options);
    } catch (error) {
      return failure('unavailable', String(error));
    }
    if (isClosed) return failure('busy', 'the server stops');
    const group = groupOf(job);
    if (!group) return TOO_MANY;
    return new Promise((answer) => group.add({ job, code, trace, ends: 0, since: 0, answer }));
  }

  return {
    async render(job) {
      const trace = startRenderTrace(job);
      const result = await render(job, trace);
      trace.end(result);
      if (!result.ok && OF_THE_VERSION.includes(result.reason)) options.onFailure?.(job, result.message);
      return result;
    },
    async confirm() {
      if (Date.now() - unhealthyAt < UNHEALTHY_MS) throw new Error('a render process hung or ended');
    },
    async close() {
      isClosed = true;
      clearInterval(sweeping);
      await Promise.all([shared, ...alone.values()].map((group) => group.close()));
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

const TOO_MANY = failure('busy', 'too many versions have a process of their own');
const nameOf = (job: FragmentJob) => `${remoteKey(job)} ${job.widget}`;
