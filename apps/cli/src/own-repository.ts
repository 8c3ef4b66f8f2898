import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { CommandError } from './command-error';
import { parseJson } from './describe/declaration';
import { onlyInShop, passedTests, type Repository } from './repository';
import { runProgram } from './run-program';

const BUILD = '@fachwerk/build';
const PackageFile = z.looseObject({
  name: z._default(z.string(), ''),
  devDependencies: z._default(z.record(z.string(), z.string()), {}),
});
const BuildPackage = z.looseObject({ fachwerk: z.object({ shell: z.string() }) });

/**
 * A micro-frontend in a repository of its own, as `create-mfe` writes it: its package.json names
 * @fachwerk/build. The nearest folder with one; undefined elsewhere.
 */
export function openOwnRepository(cwd: string): Repository | undefined {
  const root = nearestPackage(cwd);
  if (!root) return undefined;
  const own = PackageFile.parse(parseJson(join(root, 'package.json')));
  if (!(BUILD in own.devDependencies)) return undefined;

  const name = own.name.replace(/^@[^/]+\//, '');
  const ofBuild = (file: string): string => {
    try {
      return createRequire(join(root, 'package.json')).resolve(`${BUILD}/${file}`);
    } catch {
      throw new CommandError(`${BUILD} is not installed.`, { advice: 'npm install' });
    }
  };
  return {
    root,
    packedShell: () =>
      BuildPackage.parse(JSON.parse(readFileSync(ofBuild('package.json'), 'utf8'))).fachwerk.shell,
    packageHere: name,
    packages: () => [name],
    async build() {
      const output = await runProgram('node', [ofBuild('build-mfe.js')], { cwd: root });
      return output.trim().split(/\s+/).at(-1) ?? '';
    },
    test: async () => passedTests(await runProgram('npm', ['test', '--', '--silent', '--ci'], { cwd: root })),
    versionFolder: (_name, version) => join(root, 'dist', version),
    builtVersionFolders: onlyInShop,
    installPackages: onlyInShop,
    startDevServer: (_name, shopUrl) =>
      spawn(process.execPath, [ofBuild('dev-server.js')], {
        cwd: root,
        env: { ...process.env, SHOP_URL: shopUrl },
        stdio: 'inherit',
      }),
    databaseTools: onlyInShop,
    staffTools: onlyInShop,
  };
}

function nearestPackage(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}
