import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import { CommandError } from './command-error';
import { runProgram } from './run-program';

/**
 * The only module that depends on the layout of the repository: where packages lie, how they are built and
 * tested. Everything else of the command line works on a registry.
 */
export interface Repository {
  root: string;
  /** How commands are called here: "pnpm" for the scripts of the shop; undefined: as this one was called. */
  caller?: string | undefined;
  /** The shell from which the installed packages were packed; undefined in the repository of the shop. */
  packedShell(): string | undefined;
  /** Package folder of the working directory: there a command needs no name. */
  packageHere: string | undefined;
  /** Folders of all micro-frontends and of the shell. */
  packages(): string[];
  /** Returns the version, e.g. "1.4.0-3f9a2c1". */
  build(name: string): Promise<string>;
  /** Returns the number of tests that passed. */
  test(name: string): Promise<string>;
  versionFolder(name: string, version: string): string;
  /** Version folders that were built together, the shell first. */
  builtVersionFolders(): string[];
  /** Links the packages after one was added. */
  installPackages(): Promise<unknown>;
  startDevServer(name: string, shopUrl: string): ChildProcess;
  databaseTools(): DatabaseTools;
  staffTools(): StaffTools;
}

/** Database of the registry: an address, or the embedded one in a folder. */
export interface DatabaseLocation {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** apps/registry/src/access.entry.ts: tokens and operators are made in the database, not over HTTP. */
export interface DatabaseTools {
  makeToken(
    where: DatabaseLocation,
    what: { scope: string; mfe?: string },
  ): Promise<{ name: string; token: string }>;
  takeBackToken(where: DatabaseLocation, name: string): Promise<boolean>;
  tokens(
    where: DatabaseLocation,
  ): Promise<readonly { name: string; scope: string; mfe: string | null; createdAt: Date }[]>;
  makeOperator(where: DatabaseLocation, name: string, password: string): Promise<void>;
  removeOperator(where: DatabaseLocation, name: string): Promise<boolean>;
}

/** apps/shop-api/src/staff.entry.ts: the first people of a desk. */
export interface StaffTools {
  makeStaff(
    where: DatabaseLocation,
    person: Record<'number' | 'name' | 'role' | 'password' | 'pin', string> & {
      desk?: string | undefined;
      operator?: string | undefined;
    },
  ): Promise<void>;
  removeStaff(where: DatabaseLocation, number: string): Promise<boolean>;
}

export const WORKSPACE = 'pnpm-workspace.yaml';
const FolderList = z.array(z.string());

export function openRepository(cwd: string): Repository {
  const root = rootOf(cwd);
  const inRoot = (...parts: string[]) => join(root, ...parts);

  const isShop = existsSync(inRoot('apps/cli'));

  function builtFile(path: string): string {
    if (!isShop) return onlyInShop();
    if (existsSync(inRoot(path))) return inRoot(path);
    throw new CommandError(`${path} does not exist.`, { advice: 'build first: npm run build' });
  }

  return {
    root,
    caller: isShop ? 'pnpm' : undefined,
    packedShell: () => undefined,
    packageHere: packageOf(relative(root, cwd)),
    packages: () => [
      ...readdirSync(root)
        .filter((name) => name.endsWith('-mfe') && existsSync(inRoot(name, 'src/widgets.ts')))
        .sort(),
      ...(existsSync(inRoot('shell')) ? ['shell'] : []),
    ],
    async build(name) {
      const script = name === 'shell' ? 'build-shell.js' : 'build-mfe.js';
      const output = await runProgram('node', [`../shared/build/${script}`], { cwd: inRoot(name) });
      // The last line is "cart-mfe 1.4.0-3f9a2c1".
      return output.trim().split(/\s+/).at(-1) ?? '';
    },
    async test(name) {
      const jest = ['node_modules/jest/bin/jest.js', '--roots', inRoot(name), '--silent', '--ci'];
      return passedTests(await runProgram('node', jest, { cwd: root }));
    },
    versionFolder: (name, version) => inRoot(name, 'dist', version),
    builtVersionFolders: () =>
      FolderList.parse(JSON.parse(readFileSync(builtFile('apps/all-in-one/dist/versions.json'), 'utf8'))).map(
        (folder) => inRoot(folder),
      ),
    installPackages: () => runProgram('node', ['.ci/install.mjs', '--changed'], { cwd: root }),
    startDevServer: (name, shopUrl) =>
      spawn(process.execPath, ['../shared/build/dev-server.js'], {
        cwd: inRoot(name),
        env: { ...process.env, SHOP_URL: shopUrl },
        stdio: 'inherit',
      }),
    databaseTools: () =>
      withSentences(
        createRequire(__filename)(builtFile('apps/registry/dist/access.entry.js')) as DatabaseTools,
      ),
    staffTools() {
      const tools = createRequire(__filename)(builtFile('apps/shop-api/dist/staff.entry.js')) as StaffTools;
      return {
        makeStaff: explained('shop', tools.makeStaff),
        removeStaff: explained('shop', tools.removeStaff),
      };
    },
  };
}

export function onlyInShop(): never {
  throw new CommandError('This command works in the repository of the shop only.', {
    advice: 'run it in a checkout of the shop; `fachwerk --help` lists the other commands',
  });
}

/** Their errors explain what to do, such as which setting names the database. */
const explained =
  <Args extends unknown[], Result>(owner: string, work: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    work(...args).catch((error: unknown) => {
      throw new CommandError(`The database of the ${owner} refuses: ${(error as Error).message}`, {
        advice: `start the shop on this machine, or set DATABASE_URL to the database of the ${owner}`,
      });
    });

function withSentences(tools: DatabaseTools): DatabaseTools {
  return {
    makeToken: explained('registry', tools.makeToken),
    takeBackToken: explained('registry', tools.takeBackToken),
    tokens: explained('registry', tools.tokens),
    makeOperator: explained('registry', tools.makeOperator),
    removeOperator: explained('registry', tools.removeOperator),
  };
}

/** In the output of Jest. */
export const passedTests = (output: string): string => /Tests:.*?(\d+) passed/.exec(output)?.[1] ?? 'all';

/** The nearest folder with a workspace file; outside of a repository the working directory. */
function rootOf(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, WORKSPACE))) return folder;
    if (folder === dirname(folder)) return cwd;
  }
}

function packageOf(path: string): string | undefined {
  const [name = ''] = path.split(sep);
  return name === 'shell' || name.endsWith('-mfe') ? name : undefined;
}
