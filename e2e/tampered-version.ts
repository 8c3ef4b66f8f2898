import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import type { PurchaseMfe } from './faults';
import { shopUrl } from './steps';

const integrityOf = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
const globalOf = (mfe: string, version: string) => `${mfe}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');

const ENTRY = 'browser/remoteEntry.js';
export const NODE_FILE = 'node/widgets.js';

interface Manifest {
  mfe: string;
  version: string;
  global: string;
  entry: string;
  files: { path: string; integrity: string; bytes: number }[];
}

export interface Canary {
  version: string;
  /** Version for all other visitors. */
  stable: string;
  /** Matches the addresses of its files. */
  files: RegExp;
  end(): Promise<void>;
}

/** Changes the text of a file of the copy; gets its path and the name of the container. */
export type Tamper = (text: string, path: string, container: string) => string;

/** Another entry for the name of the container. */
export const withEntry =
  (entry: (container: string) => string): Tamper =>
  (text, path, container) =>
    path === ENTRY ? entry(container) : text;

/** A container as webpack writes it; `root` is the source of its one component, which can use React. */
export const containerOf = (root: string) => (container: string) => `var ${container} = {
  init(scope) { this.react = Object.values(scope.react)[0].lib(); },
  get(expose) {
    const React = this.react;
    return Promise.resolve(() => ({ default: {
      name: expose.slice(2), data: 'none', hydrate: 'load', messages: [], examples: [],
      parseProps: (props) => ({ ok: true, props }),
      Root: ${root},
    } }));
  },
};`;

/** Publishes a copy of the stable version under another name; throws if the gate refuses it. */
export async function publishCopy(
  mfe: PurchaseMfe,
  tamper?: Tamper,
): Promise<{ version: string; stable: string }> {
  const stable = await stableVersion(mfe);
  const folder = mkdtempSync(join(tmpdir(), 'fachwerk-canary-'));
  try {
    cpSync(resolve('..', `${mfe}-mfe`, 'dist', stable), folder, { recursive: true });
    // Failures of an earlier journey do not count for this one: each copy has a name of its own.
    const version = stable.replace(/[^-]+$/, randomBytes(4).toString('hex').slice(0, 7));
    renameCopy(folder, stable, version, tamper);
    await publishFolder(mfe, version, folder);
    return { version, stable };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Publishes the files of a version; throws if the gate refuses it. */
export const publishFolder = (mfe: string, version: string, folder: string): Promise<void> =>
  registry('PUT', `versions/${mfe}/${version}`, {
    type: 'application/gzip',
    body: execFileSync('tar', ['-czf', '-', '-C', folder, ...readdirSync(folder)]),
  });

/**
 * Publishes a copy of the stable version under another name and rolls it out to half of the visitors,
 * including this one.
 */
export async function startCanary(
  context: BrowserContext,
  mfe: PurchaseMfe,
  tamper?: Tamper,
): Promise<Canary> {
  const { version, stable } = await publishCopy(mfe, tamper);
  await order('rollouts', { mfe, version, to: 50, hold: true });
  await joinRollout(context, mfe, version);
  return {
    version,
    stable,
    files: new RegExp(`/assets/${mfe}/${version.replaceAll('.', '\\.')}/browser/`),
    end: async () => void (await order('rollbacks', { mfe, from: version })),
  };
}

/** Writes the name of the copy into all of its files and its manifest. */
export function renameCopy(folder: string, stable: string, version: string, tamper?: Tamper): void {
  const manifestFile = join(folder, 'widgets.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const global = globalOf(manifest.mfe, version);

  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== 'widgets.json')
    .map(({ parentPath, name }) => join(parentPath, name));
  const entryFile = join(folder, manifest.entry);
  const hashes = new Map<string, string>();
  const renamed = (text: string) => text.replaceAll(manifest.global, global).replaceAll(stable, version);
  // The entry contains the hashes of the other files, so it is last.
  for (const file of [...files.filter((one) => one !== entryFile), entryFile]) {
    if (!/\.(js|css)$/.test(file)) continue;
    const before = readFileSync(file);
    let text = renamed(before.toString());
    if (file === entryFile) for (const [old, now] of hashes) text = text.replaceAll(old, now);
    if (tamper) text = tamper(text, relative(folder, file).replaceAll('\\', '/'), global);
    // The gate refuses a version with files whose hash no script contains.
    if (tamper && file === entryFile) text += `\n// ${[...hashes.values()].join()}`;
    writeFileSync(file, text);
    hashes.set(integrityOf(before), integrityOf(text));
  }
  const described = files.map((file) => {
    const content = readFileSync(file);
    return {
      path: relative(folder, file).replaceAll('\\', '/'),
      integrity: integrityOf(content),
      bytes: content.length,
    };
  });
  writeFileSync(
    manifestFile,
    JSON.stringify({
      ...manifest,
      version,
      global,
      files: described.sort((a, b) => (a.path < b.path ? -1 : 1)),
    }),
  );
}

/**
 * Exactly one of the two gets a version of half of the visitors (`bucket.test.ts`). Neighbours can all be
 * outside: the permutation of a rollout may keep them together.
 */
const OPPOSITE_BUCKETS = [0, 5000];

/** Finds a bucket that gets the version, and sets it as the visitor's. */
async function joinRollout(context: BrowserContext, mfe: PurchaseMfe, version: string): Promise<void> {
  for (const bucket of OPPOSITE_BUCKETS) {
    const answer = await fetch(shopUrl(`/federation/resolve?widgets=${WIDGET[mfe]}&bucket=${bucket}`));
    const { id, mfes } = (await answer.json()) as { id: string; mfes: Record<string, { version: string }> };
    if (mfes[mfe]?.version !== version) continue;
    await context.addCookies([{ name: 'bucket', value: String(bucket), url: shopUrl() }]);
    // Page servers may use a plan that is one second old.
    return expect(async () => {
      const page = await fetch(shopUrl(), { method: 'HEAD', headers: { cookie: `bucket=${bucket}` } });
      expect(page.headers.get('x-release')).toBe(id);
    }).toPass();
  }
  const { channels } = (await (await fetch(shopUrl('/federation/plan'))).json()) as {
    channels: { mfe: string }[];
  };
  const channel = JSON.stringify(channels.find((one) => one.mfe === mfe));
  throw new Error(`No bucket gets ${mfe} ${version}; its channel is ${channel}.`);
}

const WIDGET: Record<PurchaseMfe, string> = {
  header: 'header',
  search: 'product-details-page',
  cart: 'cart-page',
};

async function stableVersion(mfe: PurchaseMfe): Promise<string> {
  const answer = await fetch(shopUrl(`/federation/resolve?widgets=${WIDGET[mfe]}`));
  const { mfes } = (await answer.json()) as { mfes: Record<string, { version: string }> };
  const version = mfes[mfe]?.version;
  if (!version) throw new Error(`${mfe} is not live.`);
  return version;
}

/** Changes what is live, e.g. "rollouts" or "retire". */
export const order = (path: string, body: object): Promise<void> =>
  registry('POST', path, { type: 'application/json', body: JSON.stringify(body) });

async function registry(
  method: 'PUT' | 'POST',
  path: string,
  { type, body }: { type: string; body: string | Buffer<ArrayBuffer> | Buffer },
): Promise<void> {
  const answer = await fetch(shopUrl(`/federation/${path}`), {
    method,
    headers: { authorization: `Bearer ${process.env.REGISTRY_TOKEN}`, 'content-type': type },
    body: body as BodyInit,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}
