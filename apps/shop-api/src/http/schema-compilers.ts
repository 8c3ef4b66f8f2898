import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Requests are always parsed by their zod schema. Answers only where `checkAnswers` says so: zod on every list costs more than
 * making the list, and our schemas are loose, so the bytes are the same.
 */
export function registerZodSchemas(app: FastifyInstance, checkAnswers: boolean): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(checkAnswers ? serializerCompiler : () => (data) => JSON.stringify(data));
}
