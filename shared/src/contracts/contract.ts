import type * as z from 'zod/mini';
import type { Call, CallShape } from './call';

type Sent<Shape extends CallShape, Part extends keyof Shape> = z.ZodMiniType<unknown, Shape[Part]>;
type Answer<Shape extends CallShape> = z.ZodMiniType<Shape['answer']>;

/**
 * Summary and schemas of a call, for the API, its document and tests. They must fit the types of the call.
 */
export interface Description<Shape extends CallShape = CallShape> {
  /** One sentence for the OpenAPI document. */
  summary: string;
  params?: Sent<Shape, 'params'>;
  query?: Sent<Shape, 'query'>;
  form?: Sent<Shape, 'form'>;
  json?: Sent<Shape, 'json'>;
  /** By status; other failures of the shop API answer with `ErrorBody`. */
  answers: (
    { 200: Answer<Shape> } | { 201: Answer<Shape> } | { 202: Answer<Shape> } | { 204: Answer<Shape> }
  ) &
    Readonly<Record<number, z.ZodMiniType>>;
}

export type Contract<Shape extends CallShape = CallShape> = Call<Shape> & Description<Shape>;

/** A call with its schemas: the single source of route, OpenAPI document and fakes. */
export const contract = <Shape extends CallShape, Schemas extends Description<Shape>>(
  call: Call<Shape>,
  description: Schemas,
): Call<Shape> & Schemas => ({ ...call, ...description });
