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
import type { CodeFile } from '../isolation/render-process';
import { type RenderTrace, startRenderTrace } from '../render-trace';
import { type AloneGroups, aloneGroups } from './alone-groups';
import { crashRecord } from './crash-record';
import { judgeAlone, suspectsOf } from './judge-death';
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
const UNHEALTHY_MS = 10 * 60_000;
/** Failures that other data or another API would not change. */
const OF_THE_VERSION: readonly FragmentFailure[] = ['crashed', 'render', 'unknown-widget'];
const LIMITS: MemoryLimits = { heapMb: 256, processMb: 640 };

/** The processes, and what is known about their ends. */
interface Pool {
  readonly options: PoolOptions;
  readonly crashes: ReturnType<typeof crashRecord>;
  readonly separated: ReturnType<typeof separation>;
  /** Renders stable versions without suspicion. */
  readonly shared: ProcessGroup;
  readonly alone: AloneGroups;
  sharedEndedAt: number;
  /** The last time that stable code hung or ended a process. */
  unhealthyAt: number;
  isClosed: boolean;
}

/**
 * Stable versions share processes; a version on trial has a process of its own, another one for its previews,
 * and so has a stable version under suspicion. Only a version that was alone is blamed for what its process
 * does (docs/decisions/0092-a-process-is-proof-only-for-the-version-alone-in-it.md).
 */
export function fragmentPool(options: PoolOptions): ProcessPool {
  const pool = createPool(options);
  return {
    async render(job) {
      const trace = startRenderTrace(job);
      const result = await render(pool, job, trace);
      trace.end(result);
      if (!result.ok && OF_THE_VERSION.includes(result.reason)) options.onFailure?.(job, result.message);
      return result;
    },
    async confirm() {
      if (Date.now() - pool.unhealthyAt < UNHEALTHY_MS) throw new Error('a render process hung or ended');
    },
    async close() {
      pool.isClosed = true;
      await Promise.all([pool.shared.close(), pool.alone.close()]);
    },
  };
}

function createPool(options: PoolOptions): Pool {
  const { engine, files, config, deadlineMs, limits = LIMITS } = options;
  const most = Math.max(1, options.workers);
  const gateway = apiGateway(options);
  const common = { engine, files, config, deadlineMs, limits, gateway, most };
  const pool: Pool = {
    options,
    crashes: crashRecord(),
    separated: separation(),
    shared: processGroup({ ...common, least: most, onDeath: (death) => sharedDied(pool, death) }),
    alone: aloneGroups((givesWay) =>
      processGroup({ ...common, least: 0, givesWay, onDeath: (death) => aloneDied(pool, death) }),
    ),
    sharedEndedAt: -Infinity,
    unhealthyAt: -Infinity,
    isClosed: false,
  };
  return pool;
}

async function render(pool: Pool, job: FragmentJob, trace: RenderTrace): Promise<FragmentResult> {
  const { crashes, options } = pool;
  if (crashes.isPaused(nameOf(job)) || crashes.isPaused(remoteKey(job)))
    return failure('crashed', 'crashed several times within a minute');
  let code: CodeFile[];
  try {
    code = await codeOf(job, options);
  } catch (error) {
    return failure('unavailable', String(error));
  }
  if (pool.isClosed) return failure('busy', 'the server stops');
  const group = groupOf(pool, job);
  if (!group) return TOO_MANY;
  return new Promise((answer) => group.add({ job, code, trace, ends: 0, since: 0, answer }));
}

/** Undefined if too many versions are alone at the same time. */
function groupOf({ separated, shared, alone }: Pool, job: FragmentJob): ProcessGroup | undefined {
  const key = remoteKey(job);
  const trial = trialOf(job);
  if (trial === undefined && !separated.isAlone(key)) return shared;
  const givesWay = trial === 'preview';
  return alone.of(givesWay ? `preview ${key}` : key, givesWay);
}

/** Suspected versions continue alone, and none is blamed. */
function sharedDied(pool: Pool, death: Death): void {
  const { options, separated, shared } = pool;
  const { reason, suspect, open } = death;
  const suspects = suspectsOf(death, {
    isKnown: suspect !== undefined && separated.isAlone(suspect.key),
    sinceLastMs: Date.now() - pool.sharedEndedAt,
  });
  pool.sharedEndedAt = pool.unhealthyAt = Date.now();
  options.log.error({ suspects }, `A shared render process was replaced: ${reason}`);
  separated.suspect(suspects);
  shared.leaveOut(suspects);
  for (const entry of open) again(pool, entry, failure('busy', reason));
}

function aloneDied(pool: Pool, death: Death): void {
  const { reason, open } = death;
  const verdict = judgeAlone(death);
  if (verdict.kind === 'proof') blame(pool, death, verdict.culprit);
  else pool.options.log.error(`A render process was replaced: ${reason}`);
  const crashed = failure('crashed', reason);
  for (const entry of open)
    if (verdict.kind === 'proof' && verdict.lost.includes(entry)) entry.answer(crashed);
    else again(pool, entry, crashed);
}

function blame(pool: Pool, { reason, suspect }: Death, culprit: FragmentJob): void {
  const { crashes, options, separated } = pool;
  const { mfe, version, widget } = culprit;
  options.log.error({ mfe, version, widget }, `A version ended its render process: ${reason}`);
  crashes.add(suspect?.job ? nameOf(culprit) : remoteKey(culprit));
  separated.convict(remoteKey(culprit));
  if (trialOf(culprit) === undefined) pool.unhealthyAt = Date.now();
  // Its job may be over while its code goes on.
  if (!suspect?.entry) options.onFailure?.(culprit, reason);
}

function again(pool: Pool, entry: OpenJob, otherwise: FragmentResult): void {
  if (entry.ends >= MOST_ENDS) return entry.answer(otherwise);
  const group = groupOf(pool, entry.job);
  if (group) group.addAgain({ ...entry, ends: entry.ends + 1 });
  else entry.answer(TOO_MANY);
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
