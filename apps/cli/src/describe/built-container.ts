import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { BundledPackage, ContainerKind } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';
import { CommandError } from '../command-error';
import { type Declaration, parseJson } from './declaration';

/** Written by Module Federation's plugins for webpack, Rspack and Vite. */
const MANIFEST = 'mf-manifest.json';

const Assets = z.looseObject({ sync: z._default(z.array(z.string()), []) });
/** The fields that are read; "module" and "esm" are ES modules. */
const Manifest = z.looseObject({
  metaData: z.looseObject({
    remoteEntry: z.looseObject({ name: z.string(), path: z._default(z.string(), ''), type: z.string() }),
    globalName: z.optional(z.string()),
  }),
  shared: z._default(z.array(z.looseObject({ name: z.string(), version: z._default(z.string(), '') })), []),
  exposes: z.array(
    z.looseObject({
      path: z.string(),
      assets: z.looseObject({ js: z.optional(Assets), css: z.optional(Assets) }),
    }),
  ),
});

/** What a bundler has built; paths inside the output folder. */
export interface BuiltContainer {
  entry: string;
  container: ContainerKind;
  /** A classic container has one. */
  global: string | undefined;
  /** Packages that the manifest names; a bundler does not list the others. */
  bundles: BundledPackage[];
  /** Files that an exposed module needs at once. */
  filesOf(expose: string): { js: string[]; css: string[] };
}

/** Reads the declaration and, where it is silent, Module Federation's manifest. */
export function builtContainer(output: string, declaration: Declaration): BuiltContainer {
  const file = join(output, MANIFEST);
  const parsed = existsSync(file) ? Manifest.safeParse(parseJson(file)) : undefined;
  if (parsed && !parsed.success)
    throw new CommandError(`${file} is no manifest of Module Federation: ${parsed.error.issues[0]?.message}`);
  const manifest = parsed?.data;
  const remote = manifest?.metaData.remoteEntry;

  const entry = declaration.entry ?? (remote && posix.join(remote.path, remote.name));
  if (entry === undefined || !existsSync(join(output, entry)))
    throw new CommandError(
      entry === undefined
        ? `Neither fachwerk.json nor ${MANIFEST} names the entry of the container.`
        : `The entry ${entry} is not in ${output}.`,
      { advice: 'build first, or name it: "entry": "remoteEntry.js"' },
    );
  const isModule = ['module', 'esm'].includes(remote?.type ?? '');
  const exposed = new Map(manifest?.exposes.map(({ path, assets }) => [path, assets]));
  for (const { name, expose } of declaration.widgets)
    if (manifest && !exposed.has(expose))
      throw new CommandError(`The widget "${name}" names the module ${expose}, which is not exposed.`, {
        advice: `one of ${[...exposed.keys()].join(', ')}`,
      });
  return {
    entry,
    container: declaration.container ?? (isModule ? 'module' : 'script'),
    global: declaration.global ?? manifest?.metaData.globalName,
    bundles: (manifest?.shared ?? [])
      .filter(({ name, version }) => /^\d+\.\d+\.\d+/.test(version) && !(name in declaration.requires))
      .map(({ name, version }) => ({ name, version }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    filesOf(expose) {
      const assets = exposed.get(expose);
      return { js: assets?.js?.sync ?? [], css: assets?.css?.sync ?? [] };
    },
  };
}
