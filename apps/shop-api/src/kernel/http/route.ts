import { routePath } from '@fachwerk/server-kit/route-path';
import { changesState } from '@fachwerk/shared/calls';
import { type Contract, ErrorBody, type SchemasOf, schemasOf } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import { answerIn } from '../text/answer-language';
import { chosenLanguage, textLanguage } from './text-language';

type Parsed<Schema> = Schema extends z.ZodMiniType<infer Output> ? Output : undefined;
type Part<One extends Contract, Name extends string> =
  SchemasOf<One> extends Record<Name, infer Schema> ? Parsed<Schema> : undefined;

/** The body in the type of its schema. */
export type FormOf<One extends Contract> = Part<One, 'form'>;
type BodyOf<One extends Contract> =
  SchemasOf<One> extends { json: infer Schema } ? Parsed<Schema> : FormOf<One>;
export type AnswerOf<One extends Contract> = SchemasOf<One>['answers'] extends
  { 200: infer Schema } | { 201: infer Schema } | { 202: infer Schema }
  ? Parsed<Schema>
  : never;

export type RequestOf<One extends Contract> = FastifyRequest<{
  Params: Part<One, 'params'>;
  Querystring: Part<One, 'query'>;
  Body: BodyOf<One>;
}>;

/** Fastify options of a call: its schemas, and whether its responses depend on the visitor. */
export function routeOptions(call: Contract) {
  const { summary, params, query, form, json, answers } = schemasOf(call);
  const body = form ?? json;
  return {
    method: call.method,
    url: routePath(call),
    config: { isPersonal: !call.isPublic, changesState: changesState(call) },
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { ...answers, '4xx': ErrorBody },
    },
  };
}

/**
 * Registers a call. Address, schemas and session follow from its contract, which also types request and
 * response.
 */
export function route<One extends Contract>(
  app: FastifyInstance,
  contract: One,
  handle: (request: RequestOf<One>, reply: FastifyReply) => Promise<AnswerOf<One> | FastifyReply>,
  config: RouteShorthandOptions['config'] = {},
): void {
  const options = routeOptions(contract);
  app.route({
    ...options,
    config: { ...options.config, ...config },
    handler: (request, reply) =>
      answerIn(languageOfAnswer(contract, request), () => handle(request as RequestOf<One>, reply)),
  });
}

/** Desks, whose paths begin so, are German. */
const DESK = '/rest/desk/';

/**
 * As the page asks where the answer may be kept for all visitors, otherwise as the visitor has chosen: only a
 * private answer may depend on a cookie.
 */
export function languageOfAnswer(contract: Contract, request: FastifyRequest): Language {
  if (contract.isTranslated) return textLanguage(request);
  return contract.isPublic || contract.path.startsWith(DESK) ? DEFAULT_LANGUAGE : chosenLanguage(request);
}
