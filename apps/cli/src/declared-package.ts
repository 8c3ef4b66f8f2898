import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DECLARATION, parseJson, readDeclaration } from './describe/declaration';
import { describeVersion, VERSIONS_FOLDER } from './describe/describe-version';
import { onlyInShop, type Repository } from './repository';
import { runProgram } from './run-program';

const PackageFile = z.looseObject({ scripts: z._default(z.record(z.string(), z.string()), {}) });

/**
 * A folder with `fachwerk.json` is a repository of its own: one micro-frontend of any framework and bundler,
 * built and tested by the scripts of its package.json. Undefined for other folders.
 */
export function openDeclaredPackage(folder: string): Repository | undefined {
  if (!existsSync(join(folder, DECLARATION))) return undefined;
  const name = () => `${readDeclaration(folder).mfe}-mfe`;
  const hasScript = (script: string) => {
    const file = join(folder, 'package.json');
    return existsSync(file) && script in PackageFile.parse(parseJson(file)).scripts;
  };
  return {
    root: folder,
    packedShell: () => undefined,
    get packageHere() {
      return name();
    },
    packages: () => [name()],
    async build() {
      if (hasScript('build')) await runProgram('npm', ['run', '--silent', 'build'], { cwd: folder });
      return (await describeVersion(folder)).version;
    },
    async test() {
      if (!hasScript('test')) return '0';
      await runProgram('npm', ['run', '--silent', 'test'], { cwd: folder });
      return 'all';
    },
    versionFolder: (_name, version) => join(folder, VERSIONS_FOLDER, version),
    builtVersionFolders: onlyInShop,
    installPackages: onlyInShop,
    startDevServer: onlyInShop,
    databaseTools: onlyInShop,
    staffTools: onlyInShop,
  };
}
