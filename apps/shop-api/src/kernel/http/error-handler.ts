import { isBusy } from '@fachwerk/database';
import type { ErrorBody, FieldError } from '@fachwerk/shared/contracts';
import { LANGUAGES } from '@fachwerk/shared/rules';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorPage, wantsPage } from '../errors/error-page';
import { GENERAL, ShopError } from '../errors/shop-error';
import { formatText } from '../text/format-text';
import { textsIn } from '../text/texts-in';
import { chosenLanguage } from './text-language';

type AnyError = Pick<FastifyError, 'statusCode' | 'message'> & { code?: string | undefined };

/** Handles all errors: 4xx contains the reason, 5xx no internal details; the log contains the request id. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: AnyError, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404, errorBody('error.route.notFound')));
}

/** Also used for requests without a route: an invalid percent encoding, oversized headers. */
export function sendError(error: AnyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ShopError)
    return answer(request, reply, error.statusCode, {
      ...errorBody(error.key, error.fieldErrors, error.values),
      ...(error.captchaActive && { captchaActive: true }),
      ...error.state,
    });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fieldErrors = error.validation.map(({ instancePath, keyword, message = '', params }) => ({
      field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      ...reasonOf(keyword, message, params),
      rule: `${keyword}: ${message}`,
    }));
    return answer(request, reply, 400, errorBody(GENERAL, fieldErrors));
  }
  const status = error.statusCode ?? 500;
  if (status === 429) return answer(request, reply, 429, errorBody('error.request.tooMany'));
  if (status >= 400 && status < 500) return answer(request, reply, status, errorBody(GENERAL));
  request.log.error({ err: error }, 'request failed');
  if (status === 503 || isBusy(error)) {
    void reply.header('retry-after', '5');
    return answer(request, reply, 503, errorBody('technical.error'));
  }
  return answer(request, reply, 500, errorBody('technical.error'));
}

const MESSAGE_KEY = /^[a-zA-Z]+(\.[a-zA-Z]+)+$/;

/** A rule of a field has a text of its own. */
function reasonOf(keyword: string, message: string, params: object): Pick<FieldError, 'msg' | 'values'> {
  if (keyword !== 'custom' || !MESSAGE_KEY.test(message)) return { msg: GENERAL };
  const { params: values = {} } = params as { params?: Record<string, string | number> };
  return Object.keys(values).length > 0 ? { msg: message, values } : { msg: message };
}

const errorBody = (
  key: string,
  fieldErrors: readonly FieldError[] = [],
  values?: Record<string, string | number>,
): ErrorBody => ({
  fieldErrors: [...fieldErrors],
  globalErrors: [{ msg: key, ...(values ? { values } : {}) }],
});

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error: ErrorBody,
): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store').removeHeader('etag');
  if (wantsPage(request)) {
    const { msg = '', values } = error.globalErrors[0] ?? {};
    const language = chosenLanguage(request);
    const messages = textsIn(language);
    const text = formatText(messages, msg, values, LANGUAGES[language].locale);
    const { wayBack } = request.routeOptions.config;
    const page = errorPage({
      text: text === msg ? formatText(messages, 'technical.error') : text,
      requestId: request.id,
      language,
      wayBack,
    });
    return reply.type('text/html; charset=utf-8').serializer(String).send(page);
  }
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(error);
}
