import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ConsentClass,
  ContainerKind,
  Expectations,
  HydrateMode,
  Importance,
  OUTSIDE_SOURCES,
  PartOf,
  WidgetBudget,
} from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';
import { CommandError } from '../command-error';

export const DECLARATION = 'fachwerk.json';

const DeclaredWidget = z.strictObject({
  /** Name for `data-widget`. */
  name: z.string(),
  title: z.string(),
  description: z._default(z.string(), ''),
  /** Module of the container, e.g. "./greeting". */
  expose: z.string(),
  /** `page` if a page has it once; editors may place the others in any page or post. */
  partOf: z.optional(PartOf),
  hydrate: z._default(HydrateMode, 'visible'),
  /** Pixels that the page reserves until the widget is there. */
  reserve: z.optional(z.strictObject({ minHeight: z.int() })),
  /** What leaves a page first with a slow device or connection, or an overloaded server. */
  importance: z._default(Importance, 'useful'),
  /** The widget is mounted after the visitor has consented to this class. */
  consent: z._default(ConsentClass, 'necessary'),
  /** Servers of others that it loads from, by name; the operator has set them. */
  outsideSources: z.optional(z.array(z.enum(OUTSIDE_SOURCES))),
  /** Limits of its passport that differ from the default ones. */
  budget: z.optional(WidgetBudget),
  /** JSON Schema of `data-props`. */
  propsSchema: z._default(z.record(z.string(), z.unknown()), { type: 'object' }),
  examples: z._default(
    z.array(z.strictObject({ title: z.string(), props: z.record(z.string(), z.unknown()) })),
    [],
  ),
  /** Prefixes of the texts it uses. */
  messages: z._default(z.array(z.string()), []),
  /** Style sheets in the output that Module Federation's manifest does not name. */
  css: z._default(z.array(z.string()), []),
});

/** `fachwerk.json`: what a bundler does not know about the widgets of a micro-frontend. */
export const Declaration = z.strictObject({
  $schema: z.optional(z.string()),
  mfe: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  /** The version of package.json if absent. */
  version: z.optional(z.string().check(z.regex(/^\d+\.\d+\.\d+$/))),
  /** Folder with the files for browsers. */
  output: z._default(z.string(), 'dist'),
  /** Entry in the output; from Module Federation's manifest if absent. */
  entry: z.optional(z.string()),
  container: z.optional(ContainerKind),
  /** Global of a classic container. */
  global: z.optional(z.string()),
  /** The one CommonJS file for server rendering. */
  node: z.optional(z.string()),
  permissions: z._default(z.array(z.string()), []),
  /** Libraries that the shell must provide, e.g. {"react": "^19.3.0"}. */
  requires: z._default(z.record(z.string(), z.string()), {}),
  /** Names of the topics and events that it receives (`hears`) and sends. */
  bus: z.optional(
    z.strictObject({
      hears: z._default(z.array(z.string()), []),
      sends: z._default(z.array(z.string()), []),
    }),
  ),
  /** What it expects of messages and answers, and messages as it sends them. */
  expectations: z.optional(Expectations),
  /** German texts, key to text. */
  messages: z._default(z.record(z.string(), z.string()), {}),
  /** Texts in other languages, by language. */
  translations: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  widgets: z.array(DeclaredWidget).check(z.minLength(1)),
});
export type Declaration = z.output<typeof Declaration>;

/** Throws a `CommandError` that names the field. */
export function readDeclaration(folder: string): Declaration {
  const file = join(folder, DECLARATION);
  if (!existsSync(file))
    throw new CommandError(`There is no ${DECLARATION} in ${folder}.`, {
      advice: 'write one (docs/guides/not-react-not-webpack.md)',
    });
  const result = Declaration.safeParse(parseJson(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new CommandError(`${DECLARATION}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`, {
    advice: 'mend it (docs/guides/not-react-not-webpack.md)',
  });
}

export function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} is no JSON: ${(error as Error).message}`, { advice: 'mend the file' });
  }
}
