import type { FragmentFailure, FragmentJob, FragmentResult } from '../fragment-job';
import type { JobCalls } from '../isolation/api-gateway';
import type { CodeFile } from '../isolation/render-process';
import type { RenderTrace } from '../render-trace';

/** A job that has no result yet. */
export interface OpenJob {
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

export const failure = (reason: FragmentFailure, message: string): FragmentResult => ({
  ok: false,
  reason,
  message,
});
