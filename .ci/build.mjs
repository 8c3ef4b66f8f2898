/** Builds the changed packages (shell, micro-frontends, apps), two at a time. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usePinnedNode } from './pinned-node.mjs';
import { apps, microFrontends, ROOT, run, versionOf } from './project.mjs';

const AT_ONCE = 2;

/** Returns the number of packages that were built. */
export async function build(log = console.log) {
  const versions = [
    versionFolder('shell', 'build-shell.js', 'shell.json'),
    ...microFrontends.map((name) => versionFolder(name, 'build-mfe.js', 'widgets.json')),
  ];
  const jobs = [...versions, ...apps.map(app)].filter((job) => !job.isDone());

  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const start = Date.now();
      await job.build();
      log(`  built ${job.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  writeVersions(versions.map(({ folder }) => folder()));
  return jobs.length;
}

/** An immutable folder dist/<version>; it is complete once it contains its record. */
function versionFolder(name, script, record) {
  let version = versionOf(name);
  return {
    name,
    folder: () => `${name}/dist/${version}`,
    isDone: () => existsSync(join(ROOT, name, 'dist', version, record)),
    async build() {
      const output = await run('node', [`../shared/build/${script}`], { cwd: join(ROOT, name) });
      // "cart-mfe 1.4.0-3f9a2c1": differs from `version` when a source was saved meanwhile.
      version = output.trim().split(/\s+/).at(-1);
    },
  };
}

function app(name) {
  const stamp = join(ROOT, name, 'dist', 'built-version');
  return {
    name,
    isDone: () => existsSync(stamp) && readFileSync(stamp, 'utf8') === versionOf(name),
    async build() {
      const version = versionOf(name);
      rmSync(stamp, { force: true });
      await run('node', ['../../shared/build/node-app.js'], { cwd: join(ROOT, name) });
      writeFileSync(stamp, version);
    },
  };
}

/** Lists the version folders that `npm start` publishes together. */
function writeVersions(folders) {
  const dir = join(ROOT, 'apps/all-in-one/dist');
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'versions.json'), `${JSON.stringify(folders, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  usePinnedNode()
    .then(() => build())
    .catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
