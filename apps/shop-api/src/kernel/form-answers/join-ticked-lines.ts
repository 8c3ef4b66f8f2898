import type { FastifyRequest } from 'fastify';

/**
 * Hook `preValidation` of forms that tick lines of an order. Without script, each tick and each number of
 * pieces is a field `line` of its own; with it they are one field `lines`.
 */
export async function joinTickedLines({ body }: FastifyRequest): Promise<void> {
  const fields = body as Record<string, unknown> | undefined;
  if (fields?.line !== undefined) fields.lines = [fields.line].flat().join(',');
}
