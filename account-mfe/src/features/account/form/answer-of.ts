import type { FormAnswer } from '@fachwerk/shared/contracts';
import { toCorrect, wentWell } from '@fachwerk/shared/forms';

/** A tab has several forms: what the answer of the page says about this one. */
export function answerOf(answer: FormAnswer | null, form: string) {
  const own = answer?.form === form ? answer : null;
  return { toCorrect: toCorrect(own), doneKey: wentWell(own) ? (own.msg ?? null) : null };
}
