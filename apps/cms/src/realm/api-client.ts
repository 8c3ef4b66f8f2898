import { type Call, type CallShape, changesState } from '@fachwerk/shared/calls';
import {
  absoluteAddresses,
  answerFault,
  type CallInput,
  type HttpClient,
  HttpError,
  queryIn,
} from '@fachwerk/shared/http';
import type { Language } from '@fachwerk/shared/rules';
import type { ApiAnswer, ApiCall } from '../isolation/messages';

export interface ApiClientOptions {
  send(call: ApiCall): Promise<{ answer: ApiAnswer; body: string }>;
  isPersonal: boolean;
  /** Origin for all addresses in the answers. */
  absoluteTo: string | undefined;
  /** The language of the texts in the answers, if it is not German. */
  language: Language | undefined;
  /** Called with the version of the data of each successful answer. */
  onAnswer(dataVersion: string | undefined): void;
}

/** `api` of a widget on the server. The page server makes the call and decides whether it is allowed. */
export const apiClient = ({
  send,
  isPersonal,
  absoluteTo,
  language,
  onAnswer,
}: ApiClientOptions): HttpClient => ({
  async call<Shape extends CallShape>(facts: Call<Shape>, ...[input]: unknown[]): Promise<Shape['answer']> {
    const { params, query, signal } = (input ?? {}) as CallInput<CallShape>;
    const { method, path } = facts;
    const what = `${method} ${path}`;
    const asked = queryIn(language, facts, query as Record<string, unknown> | undefined);
    if (changesState(facts))
      throw new HttpError('network', `${what}: changes something, and rendering does not.`);
    if (signal?.aborted) throw new HttpError('cancelled', `${what}: cancelled`);
    const { answer, body } = await send({
      method,
      path,
      isPersonal,
      ...(params && { params }),
      ...(asked && { query: asked }),
    });
    if (signal?.aborted) throw new HttpError('cancelled', `${what}: cancelled`);
    if ('failure' in answer)
      throw new HttpError(
        answer.failure === 'refused' ? 'network' : answer.failure,
        `${what}: ${answer.message}`,
      );
    const value = parsed(body);
    const { status } = answer;
    if (status >= 300)
      throw new HttpError(
        status >= 500 ? 'bad-response' : 'bad-request',
        `${what}: ${status}`,
        status,
        value,
      );
    onAnswer(answer.dataVersion);
    const received = absoluteTo === undefined ? value : absoluteAddresses(value, absoluteTo);
    const fault = answerFault(facts, received);
    if (fault) throw new HttpError('unexpected-shape', `${what}: ${fault}`, 200, received);
    return received as Shape['answer'];
  },
});

/** As in the browser's client: a body that is no JSON stays text, and its check fails. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
