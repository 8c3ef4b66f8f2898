import { isHttpError } from '@fachwerk/shared/http';

/** Pauses before the call is repeated. */
const PAUSES_MS = [1_000, 3_000];

/** Only an answer of the API is certain; a broken connection may hide a success. */
export const isUnknownOutcome = (error: unknown): boolean =>
  isHttpError(error) && error.kind !== 'bad-request';

/** Repeats an idempotent call whose outcome is unknown. */
export async function sendUntilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!isUnknownOutcome(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}
