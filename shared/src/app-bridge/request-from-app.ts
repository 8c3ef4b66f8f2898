import type { AppInterface } from './app-interface';
import type { AnswerMethod } from './message-facts';
import type { PagePayload } from './messages';

/** Then the request counts as failed. */
export const ANSWER_MS = 5 * 60_000;

/** A request without its handle. */
type RequestOf<Method extends AnswerMethod> = Omit<PagePayload<Method>, 'handle'>;

/**
 * Sends a request and resolves with the payload of the answer that carries its handle. It rejects with the
 * error of the app, and after the time limit. Faulty messages are printed by `receiveFromApp`.
 */
export function requestFromApp<Method extends AnswerMethod>(
  app: AppInterface,
  method: Method,
  request: RequestOf<Method>,
  within = ANSWER_MS,
): Promise<Record<string, unknown>> {
  const handle = String(crypto.getRandomValues(new Uint32Array(4)));

  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      app.removeEventListener('message', receive);
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error('timeout'))), within);

    function receive(event: { data: unknown }): void {
      const answer = payloadOf(event, method);
      if (answer?.handle !== handle) return;
      const { error } = answer;
      // Apps in Kotlin and Swift may write a field without a value as null.
      if (error === undefined || error === null) end(() => resolve(answer));
      else end(() => reject(new Error(typeof error === 'string' ? error : 'failed')));
    }

    app.addEventListener('message', receive);
    try {
      app.postMessage(JSON.stringify({ method, payload: { ...request, handle } }));
    } catch (error) {
      end(() => reject(error instanceof Error ? error : new Error('failed')));
    }
  });
}

function payloadOf(event: { data: unknown }, expected: string): Record<string, unknown> | undefined {
  try {
    const { method, payload } = JSON.parse(String(event.data)) as { method?: unknown; payload?: unknown };
    return method === expected && isObject(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
