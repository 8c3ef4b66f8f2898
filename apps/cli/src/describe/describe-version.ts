import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { MfeVersion } from '@fachwerk/shared/contracts';
import { fileFaults } from '@fachwerk/shared/file-rules';
import * as z from 'zod/mini';
import { CommandError } from '../command-error';
import { builtContainer } from './built-container';
import { busUse } from './bus-use';
import { type Declaration, parseJson, readDeclaration } from './declaration';

/** Folder of the described versions, beside fachwerk.json. */
export const VERSIONS_FOLDER = '.fachwerk';
const NODE_FILE = 'node/widgets.js';
/** Files of a bundler that no browser loads. */
const LEFT_OUT = /(^|\/)(mf-[^/]*\.json|@mf-types[^/]*)$|\.(html|map|d\.ts)$|(^|\/)(@mf-types\/|\.)/;

export interface DescribedVersion {
  version: string;
  folder: string;
  manifest: MfeVersion;
  /** Changes outside of its widgets, which the gate would refuse. */
  faults: string[];
}

/**
 * Copies the output of a bundler into `.fachwerk/<version>` and writes its `widgets.json`. The version is the
 * semver of the declaration and a hash of declaration and files, so that equal files are the same version.
 */
export async function describeVersion(folder: string): Promise<DescribedVersion> {
  const declaration = readDeclaration(folder);
  const output = join(folder, declaration.output);
  if (!existsSync(output))
    throw new CommandError(`There is no folder ${declaration.output} with built files.`, {
      advice: 'build first: npm run build',
    });
  const built = builtContainer(output, declaration);
  const sources = new Map([
    ...filesIn(output).map((path) => [`browser/${path}`, join(output, path)] as const),
    ...(declaration.node === undefined ? [] : [[NODE_FILE, join(folder, declaration.node)] as const]),
  ]);
  const contents = [...sources].map(([path, source]) => ({ path, source, content: readFileSync(source) }));
  const version = `${semverOf(folder, declaration)}-${hashOf([
    JSON.stringify(declaration),
    ...contents.flatMap(({ path, content }) => [path, content]),
  ])}`;
  const inBrowser = (paths: readonly string[]) => [...new Set(paths)].map((path) => `browser/${path}`);
  const manifest: MfeVersion = {
    mfe: declaration.mfe,
    version,
    global: globalOf(built, declaration.mfe, version),
    entry: `browser/${built.entry}`,
    ...(built.container === 'module' && { container: built.container }),
    ...(declaration.node !== undefined && { node: NODE_FILE }),
    ...(declaration.permissions.length > 0 && { permissions: declaration.permissions }),
    ...(declaration.bus && { bus: busUse(declaration.bus) }),
    ...(declaration.expectations && { expectations: declaration.expectations }),
    requires: declaration.requires,
    ...(built.bundles.length > 0 && { bundles: built.bundles }),
    messages: declaration.messages,
    ...(declaration.translations && { translations: declaration.translations }),
    widgets: declaration.widgets.map(({ css, ...widget }) => {
      const files = built.filesOf(widget.expose);
      return { ...widget, data: 'none', js: inBrowser(files.js), css: inBrowser([...files.css, ...css]) };
    }),
    files: contents.map(({ path, content }) => ({
      path,
      integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
      bytes: content.length,
    })),
  };
  const target = join(folder, VERSIONS_FOLDER, version);
  rmSync(target, { recursive: true, force: true });
  for (const { path, source } of contents) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    copyFileSync(source, join(target, path));
  }
  writeFileSync(join(target, 'widgets.json'), `${JSON.stringify(MfeVersion.parse(manifest), null, 2)}\n`);
  const faults = await fileFaults(manifest, async (path) => readFileSync(join(target, path), 'utf8'));
  return { version, folder: target, manifest, faults: faults.map(({ message }) => message) };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();

const PackageFile = z.looseObject({ version: z.optional(z.string()) });

function semverOf(folder: string, { version }: Declaration): string {
  const file = join(folder, 'package.json');
  const found = version ?? (existsSync(file) ? PackageFile.parse(parseJson(file)).version : undefined);
  if (found !== undefined && /^\d+\.\d+\.\d+$/.test(found)) return found;
  throw new CommandError(`The version ${found ?? 'of the package'} is not of the form 1.4.0.`, {
    advice: 'set "version" in package.json or fachwerk.json',
  });
}

const hashOf = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 7);
};

function globalOf(
  { container, global }: ReturnType<typeof builtContainer>,
  mfe: string,
  version: string,
): string {
  const own = mfe.replace(/\W/g, '_');
  if (container === 'module') return `${own}_${version.replace(/\W/g, '_')}`;
  if (global?.startsWith(`${own}_`)) return global;
  throw new CommandError(
    global === undefined
      ? 'A classic container needs the name of its global.'
      : `The global "${global}" of the container does not begin with "${own}_".`,
    { advice: `name it after the version, such as ${own}_1_4_0, so that two versions can be on one page` },
  );
}
