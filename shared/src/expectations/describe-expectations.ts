import * as z from 'zod/mini';
import type { Expectations } from '../contracts/registry/federation';
import type { DeclaredExpectations } from './declare-expectations';

/** The declaration as data: contract `Expectations` of widgets.json and shell.json. */
export const describeExpectations = ({
  hears = {},
  sends = {},
  answers = [],
}: DeclaredExpectations): Expectations => ({
  hears: byMessage<z.ZodMiniType>(hears).map(({ message, name, declared }) => ({
    name,
    message,
    schema: schemaOf(declared),
  })),
  sends: byMessage<unknown>(sends).map(({ message, name, declared }) => ({ name, message, value: declared })),
  answers: answers.flatMap(({ call, request: { params, query }, expected }) =>
    Object.entries(expected).map(([name, schema]) => ({
      name,
      call: `${call.method} ${call.path}`,
      request: { ...(params && { params }), ...(query && { query: { ...query } }) },
      schema: schemaOf(schema),
    })),
  ),
});

const byMessage = <Declared>(
  record: Readonly<Record<string, Readonly<Record<string, Declared>>>>,
): { message: string; name: string; declared: Declared }[] =>
  Object.entries(record).flatMap(([message, sentences]) =>
    Object.entries(sentences).map(([name, declared]) => ({ message, name, declared })),
  );

function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _draft, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shape;
}
