import { isHttpError } from '@fachwerk/shared/http';
import { withDeadline, type Step } from './deadline';

/** Knows which step a failure belongs to. */
export class StepError extends Error {
  constructor(
    readonly step: Step | 'props' | 'render',
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }

  /**
   * Another version of the micro-frontend may do better. Not where the API did not answer or took too long: that is
   * nobody's version.
   */
  get isOfVersion(): boolean {
    const { step, cause } = this;
    if (step !== 'data') return step !== 'resolve';
    return (
      !isHttpError(cause) && !(cause instanceof Error && /^(Deadline|Timeout|Abort)Error$/.test(cause.name))
    );
  }
}

export const asStepError = (error: unknown, step: StepError['step']): StepError =>
  error instanceof StepError ? error : new StepError(step, error);

export interface Steps {
  run<T>(step: Step, work: () => Promise<T>, milliseconds?: number): Promise<T>;
  /** Takes its figures back: a page that lives long must not collect them. */
  clear(): void;
}

/** The steps of one widget: each has its deadline, and tells how long it took as `performance` measure "<label> <step>". */
export function createSteps(label: string): Steps {
  const measured = new Set<string>();

  const measure = (step: Step, start: number) => {
    const name = `${label} ${step}`;
    try {
      // The last one counts.
      performance.clearMeasures(name);
      performance.measure(name, { start });
      measured.add(name);
    } catch {
      // The older of our browsers measure between marks only.
    }
  };

  return {
    async run(step, work, milliseconds) {
      const start = performance.now();
      try {
        const result = await withDeadline(step, work(), milliseconds);
        measure(step, start);
        return result;
      } catch (error) {
        throw asStepError(error, step);
      }
    },
    clear() {
      measured.forEach((name) => performance.clearMeasures(name));
      measured.clear();
    },
  };
}
