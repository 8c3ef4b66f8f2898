import * as z from 'zod/mini';
import type { Call } from './call';
import { TextLanguage } from './text-language';

type Answers =
  | { 200: z.ZodMiniType }
  | { 201: z.ZodMiniType }
  | { 202: z.ZodMiniType }
  | { 204: z.ZodMiniType }
  // Forms only: a script gets the answer of the next address.
  | { 307: z.ZodMiniType };

/** What servers and tests know about a call beyond its wire facts. Browsers do not load it. */
export interface Schemas {
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** One schema for each parameter of the path. */
  params?: z.ZodMiniType<unknown, Record<string, string>>;
  query?: z.ZodMiniType<unknown, object>;
  /** Form-encoded body. */
  form?: z.ZodMiniType<unknown, object>;
  /** JSON body. */
  json?: z.ZodMiniType<unknown, object>;
  /** By status; other failures of the shop API answer with `ErrorBody`. */
  answers: Answers & Readonly<Record<number, z.ZodMiniType>>;
}

export type Declaration = Omit<Call, 'shape'> & Schemas;

/** A body without fields has the type `object`: a form may send none but the common ones. */
type Body<Schema> = string extends keyof z.input<Schema> ? object : z.input<Schema>;
type Answer<By> = By extends
  { 200: infer Schema } | { 201: infer Schema } | { 202: infer Schema } | { 204: infer Schema }
  ? z.output<Schema>
  : never;

/** The types of a call, derived from its schemas. A query without required parameters is optional. */
export type ShapeOf<Declared extends Schemas> = (Declared extends { params: infer Schema }
  ? { params: z.input<Schema> }
  : unknown) &
  (Declared extends { query: infer Schema }
    ? Record<never, never> extends z.input<Schema>
      ? { query?: z.input<Schema> }
      : { query: z.input<Schema> }
    : unknown) &
  (Declared extends { form: infer Schema } ? { form: Body<Schema> } : unknown) &
  (Declared extends { json: infer Schema } ? { json: Body<Schema> } : unknown) & {
    answer: Answer<Declared['answers']>;
  };

/** Browser code cannot name it, because a call in a browser has no schemas. */
const SCHEMAS = Symbol('schemas');

/** A call with its schemas. */
export type Contract<Declared extends Schemas = Schemas> = Call<ShapeOf<Declared>> & {
  readonly [SCHEMAS]: Declared;
};

type Unknown<Declared> = Record<Exclude<keyof Declared, keyof Declaration>, never>;

/**
 * Declares a call: the single source of its wire facts, route, OpenAPI document, fakes and types. Builds for
 * browsers and widgets keep only the wire facts (shared/build/wire-facts.js).
 */
export function contract<const Declared extends Declaration>(
  declared: Declared & Unknown<Declared>,
): Contract<Declared> {
  const { summary, params, form, json, answers, ...more } = declared as Declaration;
  const { query: asked, ...facts } = more;
  const query = facts.isTranslated ? withLanguage(asked) : asked;
  const schemas = { summary, params, query, form, json, answers };
  return { ...facts, [SCHEMAS]: schemas } as unknown as Contract<Declared>;
}

const withLanguage = (query: Schemas['query'] = z.object({})): Schemas['query'] =>
  z.extend(query as z.ZodMiniObject, { lang: TextLanguage });

export type SchemasOf<One extends Contract> = One[typeof SCHEMAS];

/** Summary and schemas of a call. Only servers and tests have them. */
export const schemasOf = <One extends Contract>(call: One): SchemasOf<One> => call[SCHEMAS];
