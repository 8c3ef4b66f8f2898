import { type Contract, schemasOf } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { wantsPage } from '../errors/error-page';
import { ShopError } from '../errors/shop-error';
import { type AnswerOf, type FormOf, routeOptions } from '../http/route';
import { languageOfAnswer } from '../http/route';
import { requireSession } from '../session/session-plugin';
import { answerIn } from '../text/answer-language';
import { checkForm, formFields, readable } from './check-form';
import type { FormAnswers } from './form-answer-repository';

export interface FormResult<Answer = unknown> {
  /** JSON for a script. */
  body: Answer;
  /** Redirect target without script; by default the page of the form, which shows the other fields. */
  redirect?: string;
  msg?: string;
  result?: Record<string, unknown>;
  /** Values that the page shows again, for example for a confirmation. */
  keepsValues?: boolean;
}

export interface FormRoute<One extends Contract> {
  /** Identifies the form in its response. */
  form: string;
  /** The page with the form, or the one that shows this refusal. */
  page: (fields: Record<string, unknown>, request: FastifyRequest, refused?: ShopError) => string;
  /** Replaces the contract's schema if it depends on the current day or on the visitor. */
  schema?: (request: FastifyRequest) => z.ZodMiniType<FormOf<One>> | Promise<z.ZodMiniType<FormOf<One>>>;
  /** Fields that are shown again; never passwords or tokens of mails. */
  keep: readonly string[];
  handle: (
    values: FormOf<One>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FormResult<AnswerOf<One>>>;
}

/** The body is checked by the handler, because the page of the form must show its errors, too. */
const exceptBody = (route: { httpPart?: string }) =>
  route.httpPart === 'body'
    ? (value: unknown) => ({ value })
    : // Fastify's type of the schema includes all parts of the route.
      validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);

/**
 * Handles a form for a script and for a browser without script: JSON for the first, a redirect to a page with
 * the same content for the second.
 */
export function formRoute<One extends Contract>(
  app: FastifyInstance,
  formAnswers: FormAnswers,
  contract: One,
  route: FormRoute<One>,
): void {
  const schema = route.schema ?? (() => schemasOf(contract).form as z.ZodMiniType<FormOf<One>>);

  /** Redirects to the page of the form, which reads the response by its key. */
  async function backToPage(
    request: FastifyRequest,
    reply: FastifyReply,
    said: {
      fieldErrors?: ShopError['fieldErrors'];
      globalErrors?: { msg: string }[];
      captchaActive?: boolean;
      done?: FormResult;
      refused?: ShopError;
    },
  ): Promise<FastifyReply> {
    const fields = formFields(request.body);
    const key = await formAnswers.keep(requireSession(request).id, {
      form: route.form,
      values: said.done && !said.done.keepsValues ? {} : keptValues(fields, route.keep),
      fieldErrors: [...(said.fieldErrors ?? [])],
      globalErrors: said.globalErrors ?? [],
      ...(said.captchaActive ? { captchaActive: true } : {}),
      ...(said.done?.msg ? { msg: said.done.msg } : {}),
      ...(said.done?.result ? { result: said.done.result } : {}),
    });
    const page = route.page(fields, request, said.refused);
    return reply.redirect(`${page}${page.includes('?') ? '&' : '?'}answer=${key}`, 303);
  }

  app.route({
    ...routeOptions(contract),
    validatorCompiler: exceptBody,
    handler: (request, reply) => answerIn(languageOfAnswer(contract, request), () => answer(request, reply)),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    try {
      const done = await route.handle(checkForm(await schema(request), request.body), request, reply);
      if (!wantsPage(request)) return await reply.send(done.body);
      if (done.redirect) return await reply.redirect(done.redirect, 303);
      return await backToPage(request, reply, { done });
    } catch (error) {
      if (!(error instanceof ShopError) || !wantsPage(request)) throw error;
      const { fieldErrors, key, values, captchaActive } = error;
      const globalErrors = [{ msg: key, ...(values ? { values } : {}) }];
      return backToPage(request, reply, { fieldErrors, globalErrors, captchaActive, refused: error });
    }
  }
}

/** Shared by all fields, so that invalid input cannot fill the table. */
const MOST_CHARACTERS = 2500;

function keptValues(fields: Record<string, unknown>, keep: readonly string[]): Record<string, string> {
  let room = MOST_CHARACTERS;
  const kept: Record<string, string> = {};
  const texts = keep
    .map((name) => [name, fields[name]] as const)
    .filter((field): field is [string, string] => typeof field[1] === 'string');
  // The shortest first: a text that is too long takes no room from the others.
  for (const [name, value] of texts.sort(([, a], [, b]) => a.length - b.length)) {
    kept[name] = readable(value.slice(0, room));
    room -= kept[name].length;
  }
  return kept;
}
