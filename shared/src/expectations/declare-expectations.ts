import type * as z from 'zod/mini';
import type { EventName, EventPayload, TopicName, TopicValue } from '../bus/catalogue';
import { type Call, type CallShape, changesState } from '../contracts/kernel/call';

type MessageName = TopicName | EventName;
type MessageValue<N extends MessageName> = N extends TopicName
  ? TopicValue<N>
  : N extends EventName
    ? EventPayload<N>
    : never;

/** Sentence to the schema of the part that is read. */
type Sentences = Readonly<Record<string, z.ZodMiniType>>;

export interface DeclaredExpectations {
  /** What every message of this name has; the schema is narrower than that of the owner. */
  readonly hears?: { readonly [N in MessageName]?: Sentences };
  /** Messages as they are sent, by the situation. A test sends each (`describeSentMessages`). */
  readonly sends?: { readonly [N in MessageName]?: Readonly<Record<string, MessageValue<N>>> };
  readonly answers?: readonly DeclaredAnswer[];
}

export interface DeclaredAnswer {
  readonly call: Call;
  readonly request: { readonly params?: Record<string, string>; readonly query?: object };
  readonly expected: Sentences;
}

/** The value of `expectations` in `src/expectations.ts`. */
export const declareExpectations = <Declared extends DeclaredExpectations>(declared: Declared): Declared =>
  declared;

/**
 * What every answer of a call has. The check of an API sends the request; its ids are those of the
 * demonstration data. Only calls that change nothing, so that the check can run anywhere.
 */
export function expectAnswer<Shape extends CallShape>(
  call: Call<Shape>,
  request: Omit<Shape, 'answer' | 'form' | 'json'>,
  expected: Sentences,
): DeclaredAnswer {
  if (changesState(call))
    throw new TypeError(`${call.method} ${call.path} changes state: expect another call.`);
  return { call, request, expected };
}
