import { readFormAnswer as read } from '../contracts/kernel/contracts';
import type { FormAnswer } from '../contracts/kernel/form-answer';
import type { HttpClient } from '../http/http-client';
import { isHttpError } from '../http/http-error';
import type { Translate } from '../widget/messages';

/** Reads the answer to a form that was sent without script; the page address then has `?answer=<key>`. */
export async function readFormAnswer(
  api: HttpClient,
  url: URL,
  signal: AbortSignal,
): Promise<FormAnswer | null> {
  const key = url.searchParams.get('answer');
  if (!key || !/^[\w-]{1,128}$/.test(key)) return null;
  try {
    return await api.call(read, { params: { key }, signal });
  } catch (error) {
    // The answer has expired or belongs to another session: the form starts empty.
    if (isHttpError(error) && !signal.aborted) return null;
    throw error;
  }
}

/** The form was accepted. */
export const wentWell = (answer: FormAnswer | null): answer is FormAnswer =>
  answer !== null && answer.fieldErrors.length === 0 && answer.globalErrors.length === 0;

/** The answer if it has errors, else null. */
export const toCorrect = (answer: FormAnswer | null): FormAnswer | null => (wentWell(answer) ? null : answer);

/** What a refused form says about itself, with the values of each text. */
export const answerTexts = (
  translate: Translate,
  answer: FormAnswer | null,
): readonly { msg: string; sentence: string }[] =>
  (answer?.globalErrors ?? []).map(({ msg, values }) => ({ msg, sentence: translate(msg, values) }));

/** The `token` parameter of a link in a mail. */
export const tokenOf = (url: URL): string | null => {
  const token = url.searchParams.get('token');
  return token && token.length <= 500 ? token : null;
};
