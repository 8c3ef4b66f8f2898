import '../rules/zod-setup';
import { contractOf } from '../contracts/contract-of';
import type { Call, CallShape } from '../contracts/kernel/call';
import { schemasOf } from '../contracts/kernel/contract';
import type { CallInput } from '../http/http-client';
import { HttpError } from '../http/http-error';
import { holdAnswer } from './own-expectations';

/** Answer of the fake API to one call. */
export interface AnswerTo {
  call: Call;
  answer: unknown;
}

/**
 * Defines the answer of the fake API to a call: a value, or a function of the input. The function may return
 * a promise or throw an HttpError.
 */
export const answerTo = <Shape extends CallShape>(
  call: Call<Shape>,
  answer: Shape['answer'] | ((input: CallInput<Shape>) => Shape['answer'] | Promise<Shape['answer']>),
): AnswerTo => ({ call, answer });

/**
 * The answer, checked against the schema of the call and what the package expects of it: fakes cannot differ
 * from the contract.
 */
export async function respond(answers: readonly AnswerTo[], call: Call, input: unknown): Promise<unknown> {
  const what = `${call.method} ${call.path}`;
  const isMeant = (one: AnswerTo) => one.call.method === call.method && one.call.path === call.path;
  const found = [...answers].reverse().find(isMeant);
  if (!found) throw new HttpError('network', `No fake answer for ${what}`);
  const body = await (typeof found.answer === 'function'
    ? (found.answer as (input: unknown) => unknown)(input)
    : found.answer);
  const contract = contractOf(call);
  const schemas = contract && schemasOf(contract).answers;
  const result = (schemas?.[200] ?? schemas?.[202] ?? schemas?.[204])?.safeParse(body);
  if (!result || result.success) {
    holdAnswer(call, body);
    return body;
  }
  const [issue] = result.error.issues;
  throw new Error(
    `The fake answer of ${what} breaks the contract: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
