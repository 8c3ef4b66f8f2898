import type { AnswerSchema } from '@fachwerk/shared/http';

/**
 * The few answers that the shell itself reads come from our own API, whose tests check them against the contracts. Their
 * schemas would bring zod into the shell, so only the form that the shell relies on is asked for.
 */
export const answerWith = <T>(what: string, isRight: (value: Partial<T>) => boolean): AnswerSchema<T> => ({
  safeParse: (value) =>
    typeof value === 'object' && value !== null && isRight(value as Partial<T>)
      ? { success: true, data: value as T }
      : { success: false, error: { issues: [{ path: [], message: `expected ${what}` }] } },
});
