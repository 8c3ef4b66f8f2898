import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MfeVersion, ShellVersion, type VersionFile } from '@fachwerk/shared/contracts';
import { integrityOf } from '@fachwerk/shared/federation';
import { filesIn } from '../files/files-in';
import { Refusal } from '../http/refusal';
import { isVersionPath } from './version-path';
import { SHELL, type StoredVersion } from './version-store';

const NAME = /^[a-z][a-z0-9-]{0,40}$/;
const VERSION = /^(\d{1,6})\.\d{1,6}\.\d{1,6}-[0-9a-z]{4,40}$/;

export const isName = (text: string) => NAME.test(text);
export const isVersion = (text: string) => VERSION.test(text);

/** Reads the manifest of a version folder; throws with the reason if it is invalid. */
export async function readVersionFolder(folder: string): Promise<StoredVersion> {
  const widgets = await readJson(folder, 'widgets.json');
  if (widgets !== undefined) return readManifest(widgets);
  const shell = await readJson(folder, 'shell.json');
  if (shell !== undefined) return readManifest(shell, SHELL);
  throw new Refusal(400, 'There is neither widgets.json nor shell.json: build it first.');
}

/** Parses `widgets.json` or `shell.json`; without `mfe` the content decides which one it is. */
export function readManifest(json: unknown, mfe?: string): StoredVersion {
  if (mfe === SHELL || (mfe === undefined && !isObjectWith(json, 'mfe'))) {
    const manifest = parse(ShellVersion, json, 'shell.json');
    refuseUnlisted(manifest, manifest.script);
    refuseBadPaths(manifest.files);
    return { kind: 'shell', mfe: SHELL, ...named(manifest.version), digest: digestOf(manifest), manifest };
  }
  const manifest = parse(MfeVersion, json, 'widgets.json');
  if (!isName(manifest.mfe) || manifest.mfe === SHELL)
    throw new Refusal(400, `"${manifest.mfe}" is not a valid name of a micro-frontend.`);
  refuseTwice(manifest);
  for (const path of [manifest.entry, manifest.node ?? manifest.entry]) refuseUnlisted(manifest, path);
  refuseBadPaths(manifest.files);
  return { kind: 'mfe', mfe: manifest.mfe, ...named(manifest.version), digest: digestOf(manifest), manifest };
}

function named(version: string): { version: string; major: number } {
  const major = VERSION.exec(version)?.[1];
  if (major === undefined)
    throw new Refusal(400, `Version "${version}" is not semver and hash, such as 1.4.0-3f9a2c1.`);
  return { version, major: Number(major) };
}

/** Checks that the folder contains exactly the files of the manifest, with their hashes. */
export async function checkFiles(folder: string, { kind, manifest }: StoredVersion): Promise<void> {
  const listed = new Set([kind === 'shell' ? 'shell.json' : 'widgets.json']);
  for (const { path, integrity, bytes } of manifest.files) {
    listed.add(path);
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (!content) throw new Refusal(400, `${path} is in the manifest and is missing. Build it again.`);
    const actual = integrityOf(content, integrity);
    if (actual !== integrity || content.length !== bytes)
      throw new Refusal(
        400,
        `${path} is ${actual} (${content.length} bytes), its manifest lists ${integrity} (${bytes} bytes). Build it again.`,
      );
  }
  const more = (await filesIn(folder)).find((path) => !listed.has(path));
  if (more)
    throw new Refusal(
      400,
      `${more} is not in the manifest: a version contains only the files that it lists.`,
    );
}

/**
 * Digest that does not depend on the order of the files. The passport is no part of it: two measurements of
 * the same bytes differ.
 */
const digestOf = ({ passport: _passport, ...manifest }: MfeVersion | ShellVersion): string => {
  const files = [...manifest.files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify(sorted({ ...manifest, files })))
    .digest('hex')
    .slice(0, 32);
};

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

function refuseTwice({ widgets }: MfeVersion): void {
  const names = widgets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Refusal(400, `It declares the widget "${twice}" twice.`);
}

function refuseBadPaths(files: readonly VersionFile[]): void {
  const bad = files.find(({ path }) => !isVersionPath(path));
  if (bad) throw new Refusal(400, `"${bad.path}" is not a valid path in a version.`);
}

function refuseUnlisted({ files }: MfeVersion | ShellVersion, path: string): void {
  if (!files.some((file) => file.path === path))
    throw new Refusal(400, `${path} is not among the files of the manifest. Build it again.`);
}

const isObjectWith = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

async function readJson(folder: string, file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Refusal(400, `${file}: ${(error as Error).message}`);
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
  throw new Refusal(400, `${file}: ${issue?.path.map(String).join('.') || 'the file'}: ${issue?.message}`);
}
