import './zod-setup';
import * as z from 'zod/mini';
import { firstProblem, oneLine, type Rule } from './form-rules';
import { tidy, tidyLines } from './tidy';

/**
 * Schema of a field: normalises, then checks; what is stored is what was checked. Its issue carries the
 * message key and values of the first violated rule.
 */
export function field(normalise: (value: string) => string, ...rules: Rule[]) {
  return z.string().check(
    z.overwrite(normalise),
    z.check<string>((context) => {
      const problem = firstProblem(context.value, rules);
      if (!problem) return;
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: problem.key,
        params: { ...problem.values },
      });
    }),
  );
}

/** One line, stored as typed but for superfluous spaces. */
export const text = (...rules: Rule[]) => field(tidy, ...rules, oneLine);

/** Text of several lines. */
export const paragraphs = (...rules: Rule[]) => field(tidyLines, ...rules);

/** A password: every character counts. */
export const secret = (...rules: Rule[]) => field((value) => value, ...rules);
