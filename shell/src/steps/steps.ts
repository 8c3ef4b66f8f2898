import { isHttpError } from '@fachwerk/shared/http';
import { type Step, withDeadline } from './deadline';

/** A failure with its step. */
export class StepError extends Error {
  constructor(
    readonly step: Step | 'render',
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }

  /**
   * True if another version may work. False if the API failed or took too long, because this does not depend
   * on the version.
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
  /** Removes the measures of this widget, so that they do not accumulate on a long-lived page. */
  clear(): void;
}

/**
 * Runs the steps of one widget with deadlines and measures them as `performance` measures "<label> <step>".
 * Chrome's performance panel shows them in a track "Widgets" with the version that `versionNow` returns.
 */
export function createSteps(label: string, versionNow: () => string): Steps {
  const measured = new Set<string>();

  const measure = (step: Step, start: number) => {
    const name = `${label} ${step}`;
    try {
      // Only the last measure is kept.
      performance.clearMeasures(name);
      performance.measure(name, {
        start,
        detail: { devtools: { track: 'Widgets', properties: [['version', versionNow()]] } },
      });
      measured.add(name);
    } catch {
      // Older browsers measure between marks only.
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
