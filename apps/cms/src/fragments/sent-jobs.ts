import type { FragmentJob } from '../fragment-job';

/** Number of jobs that are remembered after their end. */
const MAX_REMEMBERED = 500;

/** Jobs by number, also some that are over: their code may go on running. */
export function sentJobs() {
  const jobs = new Map<number, FragmentJob>();
  let count = 0;
  return {
    /** Returns the number of the job. */
    add(job: FragmentJob): number {
      jobs.set((count += 1), job);
      const [oldest] = jobs.keys();
      if (jobs.size > MAX_REMEMBERED && oldest !== undefined) jobs.delete(oldest);
      return count;
    },
    find: (number: number): FragmentJob | undefined => jobs.get(number),
    last: (): FragmentJob | undefined => jobs.get(count),
  };
}
