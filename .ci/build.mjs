/** Builds what has changed: shell, micro-frontends, apps; two at a time. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apps, microFrontends, ROOT, versionOf } from './project.mjs';
import { run } from './run.mjs';

const AT_ONCE = 2;

/** Answers how many packages had to be built. */
export async function build(say = console.log) {
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
      say(`  built ${job.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  writeVersions(versions.map(({ folder }) => folder()));
  return jobs.length;
}

/** An immutable folder dist/<version>, complete when its record is there. */
function versionFolder(name, script, record) {
  let version = versionOf(name);
  return {
    name,
    folder: () => `${name}/dist/${version}`,
    isDone: () => existsSync(join(ROOT, name, 'dist', version, record)),
    async build() {
      const said = await run('node', [`../shared/build/${script}`], { cwd: join(ROOT, name) });
      // "cart-mfe 1.4.0-3f9a2c1": another version than ours if somebody saved a file meanwhile.
      version = said.trim().split(/\s+/).at(-1);
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

/** Which version folders belong together: what `npm start` publishes. */
function writeVersions(folders) {
  const dir = join(ROOT, 'apps/all-in-one/dist');
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'versions.json'), `${JSON.stringify(folders, null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
