/** Types of what a call sends and of its answer with status 200. */
export interface CallShape {
  /** Values of the braces in the path. */
  params?: Record<string, string>;
  query?: object;
  /** Body, form-encoded. */
  form?: object;
  /** Body, as JSON. */
  json?: object;
  answer: unknown;
}

/**
 * The wire facts of one API call. No schema and no library: a browser loads these few words and only those of the calls
 * it makes. The schemas of a call stand in the `*-contracts.ts` beside.
 */
export interface Call<Shape extends CallShape = CallShape> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters stand in braces, e.g. "/rest/products/{productId}/". */
  readonly path: string;
  /** The same answer for every visitor: no session cookie. */
  readonly isPublic?: true;
  /** Public, and old by some minutes still right: the browser keeps the answer for the session. */
  readonly isCacheable?: true;
  /** Set for a GET that changes state; the other methods always may. */
  readonly changesState?: true;
  /** The app that answers; absent: the shop API. */
  readonly app?: 'registry';
  /** Carries the types; never set. */
  readonly shape?: Shape;
}

/** True for calls that a browser may send only with proof that one of our pages made them. */
export const changesState = (call: Call): boolean => call.method !== 'GET' || call.changesState === true;

export const pathOf = (call: Call, params: Record<string, string> = {}): string =>
  call.path.replace(/{(\w+)}/g, (_braces, name: string) => encodeURIComponent(params[name] ?? ''));

/** Fields that the API reads from every HTML form, besides those of the call. */
type CommonField = 'redirect' | 'answer';

/**
 * The HTML form of a call, for browsers without script. `field` returns its argument; its type refuses names that the call
 * does not have.
 */
export function nativeForm<Shape extends CallShape>(call: Call<Shape>, apiOrigin: string) {
  return {
    attributes: { method: 'post', action: apiOrigin + call.path },
    field: <Name extends (keyof NonNullable<Shape['form']> & string) | CommonField>(name: Name): Name => name,
  } as const;
}
