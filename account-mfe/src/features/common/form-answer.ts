import { FormAnswer } from '@fachwerk/shared/contracts';
import { isHttpError, type HttpClient } from '@fachwerk/shared/http';

/** What the server said to a form that was sent without script: the page then carries `?answer=<key>`. */
export async function readFormAnswer(
  api: HttpClient,
  url: URL,
  signal: AbortSignal,
): Promise<FormAnswer | null> {
  const key = url.searchParams.get('answer');
  if (!key || !/^[\w-]{1,128}$/.test(key)) return null;
  try {
    return await api.get(`/rest/form-answer/${key}/`, FormAnswer, { signal });
  } catch (error) {
    // Too old or another visitor's: the form is there, empty.
    if (isHttpError(error) && !signal.aborted) return null;
    throw error;
  }
}

/** It went well, and there is nothing to correct. */
export const wentWell = (answer: FormAnswer | null): answer is FormAnswer =>
  answer !== null && answer.fieldErrors.length === 0 && answer.globalErrors.length === 0;

/** For a form: only what it has to show again. */
export const toCorrect = (answer: FormAnswer | null): FormAnswer | null => (wentWell(answer) ? null : answer);

/** The token of a mail's link. */
export const tokenOf = (url: URL): string | null => {
  const token = url.searchParams.get('token');
  return token && token.length <= 500 ? token : null;
};
