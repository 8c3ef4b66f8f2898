import type { ExpectedAnswer } from './expected-answer';

/** Types of the input of a call and of its answer with status 200 or 201. */
export interface CallShape {
  /** Values of the path parameters. */
  params?: Record<string, string>;
  query?: object;
  /** Form-encoded body. */
  form?: object;
  /** JSON body. */
  json?: object;
  answer: unknown;
}

/**
 * The wire facts of one API call, without schemas and libraries. A browser loads only the calls that it
 * makes. The schemas are in the `*-contracts.ts` beside.
 */
export interface Call<Shape extends CallShape = CallShape> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters are in braces, e.g. "/rest/products/{productId}/". */
  readonly path: string;
  /** The answer is the same for every visitor; no session cookie is sent. */
  readonly isPublic?: true;
  /** The answer is public and may be some minutes old; the browser keeps it for the session. */
  readonly isCacheable?: true;
  /** The answer contains texts, in the language of `lang` in the query (docs/decisions/0181). */
  readonly isTranslated?: true;
  /** Set for a GET that changes state; other methods always count as changes. */
  readonly changesState?: true;
  /** The app that answers; default: the shop API. */
  readonly app?: 'registry';
  /** Facts of the answer that callers depend on; a test compares them with the contract. */
  readonly expects?: ExpectedAnswer;
  /** Only carries the types; never set. */
  readonly shape?: Shape;
}

/** True for calls that need the CSRF token. */
export const changesState = (call: Call): boolean => call.method !== 'GET' || call.changesState === true;

export const pathOf = (call: Call, params: Record<string, string> = {}): string =>
  call.path.replace(/{(\w+)}/g, (_braces, name: string) => encodeURIComponent(params[name] ?? ''));

/** Fields of every HTML form, besides those of the call. */
type CommonField = 'redirect' | 'answer';

/**
 * The HTML form of a call, for browsers without script. `field` returns its argument; its type accepts only
 * the fields of the call.
 */
export function nativeForm<Shape extends CallShape>(call: Call<Shape>, apiOrigin: string) {
  return {
    attributes: { method: 'post', action: apiOrigin + call.path },
    field: <Name extends (keyof NonNullable<Shape['form']> & string) | CommonField>(name: Name): Name => name,
  } as const;
}
