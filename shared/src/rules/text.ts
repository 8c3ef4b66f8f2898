import './zod-setup';
import * as z from 'zod/mini';
import { firstProblem, type Rule } from './rules';

/** Schema of a text field: its issue carries the message key and values of the first violated rule. */
export function text(...rules: Rule[]) {
  return z.string().check(
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
