import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Requests are always parsed by their zod schema. Responses are validated with `checkAnswers` only:
 * validating every list takes longer than building it, and our loose schemas do not change the bytes.
 */
export function registerZodSchemas(app: FastifyInstance, checkAnswers: boolean): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkAnswers ? serializerCompiler : () => (data) => JSON.stringify(data));
}
