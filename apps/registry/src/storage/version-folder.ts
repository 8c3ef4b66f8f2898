import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { MfeVersion, ShellVersion, type VersionFile } from '@fachwerk/shared/contracts';

/** Folder of the shell beside those of the micro-frontends. */
export const SHELL = 'shell';
const NAME = /^[a-z][a-z0-9-]{0,40}$/;
const VERSION = /^\d+\.\d+\.\d+-[0-9a-z]{4,40}$/;

export const isName = (text: string) => NAME.test(text);
export const isVersion = (text: string) => VERSION.test(text);

export type PublishedVersion =
  | { kind: 'mfe'; id: string; version: string; files: VersionFile[]; manifest: MfeVersion }
  | { kind: 'shell'; id: typeof SHELL; version: string; files: VersionFile[]; manifest: ShellVersion };

/** What a version folder says about itself; throws with the reason when it is not one. */
export async function readVersionFolder(folder: string): Promise<PublishedVersion> {
  const widgets = await readJson(join(folder, 'widgets.json'));
  if (widgets !== undefined) {
    const manifest = parse(MfeVersion, widgets, join(folder, 'widgets.json'));
    if (!isName(manifest.mfe) || manifest.mfe === SHELL)
      throw new Error(`${folder}: "${manifest.mfe}" is no name of a micro-frontend.`);
    checkVersion(folder, manifest.version);
    return { kind: 'mfe', id: manifest.mfe, version: manifest.version, files: manifest.files, manifest };
  }
  const shell = await readJson(join(folder, 'shell.json'));
  if (shell === undefined)
    throw new Error(`${folder} has neither widgets.json nor shell.json: build it first.`);
  const manifest = parse(ShellVersion, shell, join(folder, 'shell.json'));
  checkVersion(folder, manifest.version);
  return { kind: 'shell', id: SHELL, version: manifest.version, files: manifest.files, manifest };
}

/** Every file is there and is what the manifest says. */
export async function checkFiles(folder: string, files: readonly VersionFile[]): Promise<void> {
  for (const { path, integrity } of files) {
    const full = join(folder, path);
    if (!full.startsWith(folder + sep))
      throw new Error(`${folder}: "${path}" leads out of the version folder.`);
    const actual = integrityOf(await readFile(full));
    if (actual !== integrity)
      throw new Error(`${folder}: ${path} is ${actual}, its manifest says ${integrity}. Build it again.`);
  }
}

export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

function checkVersion(folder: string, version: string) {
  if (!isVersion(version))
    throw new Error(`${folder}: version "${version}" is not semver and hash, such as 1.4.0-3f9a2c1.`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}
function parse<T>(schema: Schema<T>, value: unknown, file: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.map(String).join('.') || 'the file'}: ${issue?.message}`);
}
