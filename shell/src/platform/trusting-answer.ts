import type { AnswerSchema } from '@fachwerk/shared/http';

/**
 * Answer schemas for the few answers that the shell reads. The tests of the API check them against the
 * contracts. Full schemas would add zod to the shell, so that only the required fields are checked.
 */
export const answerWith = <T>(what: string, isRight: (value: Partial<T>) => boolean): AnswerSchema<T> => ({
  safeParse: (value) =>
    typeof value === 'object' && value !== null && isRight(value as Partial<T>)
      ? { success: true, data: value as T }
      : { success: false, error: { issues: [{ path: [], message: `expected ${what}` }] } },
});
