import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { order, publishFolder, renameCopy } from './tampered-version';

const run = promisify(execFile);
const PROJECT = resolve('..');
const FOLDER = join(PROJECT, 'docs/guides/examples');
const CACHE = join(PROJECT, '.cache/examples');
/** Written by a build or an installation. */
const NO_SOURCES = /(^|\/)(node_modules|dist|\.cache|\.fachwerk)(\/|$)/;

/** A widget of another framework in the guides, built and described. */
export interface Example {
  mfe: string;
  widget: string;
  permissions: readonly string[];
  version: string;
  /** Files of the version. */
  folder: string;
}

interface Declaration {
  mfe: string;
  permissions?: string[];
  messages: Record<string, string>;
  widgets: [{ name: string }];
}

const EXAMPLES = ['angular', 'preact', 'svelte', 'vue', 'web-component'];

/** Builds the examples whose sources, lockfile or description have changed since the last build. */
export async function buildExamples(): Promise<Example[]> {
  const built: Example[] = [];
  // One after the other: each bundler uses all cores.
  for (const name of EXAMPLES) built.push(await buildExample(name));
  return built;
}

async function buildExample(name: string): Promise<Example> {
  const cwd = join(FOLDER, name);
  const stamp = join(CACHE, `${name}.json`);
  const sources = hashOf([
    ...filesIn(cwd),
    join(PROJECT, 'pnpm-lock.yaml'),
    ...filesIn(join(PROJECT, 'apps/cli/src/describe')),
  ]);
  const known = existsSync(stamp)
    ? (JSON.parse(readFileSync(stamp, 'utf8')) as { sources: string; version: string })
    : undefined;
  const isBuilt = known?.sources === sources && existsSync(join(cwd, '.fachwerk', known.version));
  const version = isBuilt ? known.version : await build(cwd);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, JSON.stringify({ sources, version }));
  const {
    mfe,
    permissions = [],
    widgets,
  } = JSON.parse(readFileSync(join(cwd, 'fachwerk.json'), 'utf8')) as Declaration;
  return { mfe, permissions, version, widget: widgets[0].name, folder: join(cwd, '.fachwerk', version) };
}

/** The commands of the guide; returns the version. */
async function build(cwd: string): Promise<string> {
  await run('npm', ['run', '--silent', '--if-present', 'build'], { cwd });
  const { stdout } = await run(process.execPath, [join(PROJECT, 'apps/cli/bin/fachwerk.mjs'), 'describe'], {
    cwd,
  });
  const [, version] = /^\S+ (\S+): /.exec(stdout) ?? [];
  if (!version) throw new Error(`fachwerk describe printed: ${stdout}`);
  return version;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.test(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .sort();

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Publishes the version and gives it to all visitors. */
export async function release({ mfe, version, folder }: Example): Promise<void> {
  await publishFolder(mfe, version, folder);
  await order('rollouts', { mfe, version, to: 100 });
}

/** Gives all visitors a copy whose component throws when it reads a text; returns its version. */
export async function releaseFailing({ mfe, version, folder }: Example): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'fachwerk-example-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const failing = version.replace(/[^-]+$/, randomBytes(4).toString('hex').slice(0, 7));
    const text = new RegExp(`(["'\`])${mfe}\\.chooseStore\\1`, 'g');
    let changes = 0;
    renameCopy(copy, version, failing, (code) =>
      code.replace(text, () => {
        changes += 1;
        return '(void 0).chooseStore';
      }),
    );
    if (changes === 0) throw new Error(`${mfe} does not read its text by a literal key.`);
    await publishFolder(mfe, failing, copy);
    await order('rollouts', { mfe, version: failing, to: 100 });
    return failing;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Other journeys expect the micro-frontends of the shop only. */
export const retire = ({ mfe }: Example): Promise<void> => order('retire', { mfe, major: 1 });
