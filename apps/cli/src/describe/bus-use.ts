import { events, topics } from '@fachwerk/shared/bus';
import type { BusShape, BusUse } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';
import { CommandError } from '../command-error';
import { DECLARATION, type Declaration } from './declaration';

const CATALOGUE: Record<string, { version: number; schema: z.ZodMiniType }> = { ...topics, ...events };

/** The shapes of the named topics and events; throws a `CommandError` for an unknown name. */
export function busUse({ hears, sends }: NonNullable<Declaration['bus']>): BusUse {
  return { hears: shapesOf(hears), sends: shapesOf(sends) };
}

const shapesOf = (names: readonly string[]): Record<string, BusShape> =>
  Object.fromEntries([...names].sort().map((name) => [name, shapeOf(name)]));

function shapeOf(name: string): BusShape {
  const entry = Object.hasOwn(CATALOGUE, name) ? CATALOGUE[name] : undefined;
  if (!entry)
    throw new CommandError(`${DECLARATION}: bus: "${name}" is neither a topic nor an event of the bus.`, {
      advice: `one of ${Object.keys(CATALOGUE).sort().join(', ')}`,
    });
  // The input shape: fields with a default may be missing.
  const { $schema: _draft, ...schema } = z.toJSONSchema(entry.schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return { version: entry.version, schema };
}
