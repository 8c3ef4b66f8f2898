import { routePath } from '@fachwerk/server-kit/route-path';
import { type Call, changesState } from '@fachwerk/shared/calls';
import { type Description, ErrorBody } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';

export type AnyContract = Call & Description;
type Parsed<Schema> = Schema extends z.ZodMiniType<infer Output> ? Output : undefined;

/** The body in the type of its schema. */
export type FormOf<Contract extends AnyContract> = Parsed<Contract['form']>;
type BodyOf<Contract extends AnyContract> = Contract extends { json: infer Schema }
  ? Parsed<Schema>
  : FormOf<Contract>;
export type AnswerOf<Contract extends AnyContract> = Contract['answers'] extends
  { 200: infer Schema } | { 201: infer Schema } | { 202: infer Schema }
  ? Parsed<Schema>
  : never;

export type RequestOf<Contract extends AnyContract> = FastifyRequest<{
  Params: Parsed<Contract['params']>;
  Querystring: Parsed<Contract['query']>;
  Body: BodyOf<Contract>;
}>;

/** Fastify options of a call: its schemas, and whether its responses depend on the visitor. */
export function routeOptions({ summary, params, query, form, json, answers, ...call }: AnyContract) {
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
export function route<Contract extends AnyContract>(
  app: FastifyInstance,
  contract: Contract,
  handle: (request: RequestOf<Contract>, reply: FastifyReply) => Promise<AnswerOf<Contract> | FastifyReply>,
  config: RouteShorthandOptions['config'] = {},
): void {
  const options = routeOptions(contract);
  app.route({
    ...options,
    config: { ...options.config, ...config },
    handler: (request, reply) => handle(request as RequestOf<Contract>, reply),
  });
}
