import type * as z from 'zod/mini';
import type { ParsedProps } from './check-props';

/** Production builds pass a function that loads the schema (shared/build/late-props-loader.js). */
type LateSchema = z.ZodMiniType | (() => Promise<z.ZodMiniType>);

/** Loads validator and schema first: most pages never check props in the browser. */
export async function parseProps(schema: LateSchema, input: unknown): Promise<ParsedProps<unknown>> {
  const [{ checkProps }, loaded] = await Promise.all([
    import(/* webpackChunkName: "props" */ './check-props'),
    typeof schema === 'function' ? schema() : schema,
  ]);
  return checkProps(loaded, input);
}
