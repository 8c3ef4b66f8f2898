/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startTestRegistry } from '../apps/registry/src/testing/test-registry';
import { integrityOf } from '../shared/build/integrity-plugin';
import { filesBelow } from '../shared/build/sources';
import { PNPM, ROOT, run } from './project.mjs';

const LONG_MS = 600_000;
const FOLDER = mkdtempSync(join(tmpdir(), 'own-repository-'));
const PACKAGES = join(FOLDER, 'packages');
const TEAM = join(FOLDER, 'reviews-mfe');
const closing = [];
/** What `create-mfe` has written. */
let created = [];

afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** An HTTP server on a free port, and its address. */
async function serve(answer) {
  const server = createServer(answer);
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise((closed) => server.close(closed).closeAllConnections()));
  return `http://127.0.0.1:${server.address().port}`;
}

/** A package registry with our packages only; all others come from the registry of the machine. */
const packageRegistry = () =>
  serve((request, response) => {
    const file = readdirSync(PACKAGES).find((name) => request.url === `/${name}` && name.endsWith('.tgz'));
    if (file) return response.end(readFileSync(join(PACKAGES, file)));
    const [, name] = /^\/@fachwerk(?:%2f|\/)([\w-]+)$/i.exec(request.url) ?? [];
    if (!['shared', 'build', 'cli', 'create-mfe'].includes(name)) return response.writeHead(404).end('{}');
    const manifest = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'));
    const { version } = manifest;
    const archive = `fachwerk-${name}-${version}.tgz`;
    const dist = {
      tarball: `http://${request.headers.host}/${archive}`,
      integrity: integrityOf(readFileSync(join(PACKAGES, archive))),
    };
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name: manifest.name,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
      }),
    );
  });

const inTeam = (command, args, env) => run(command, args, { cwd: TEAM, env });
const fachwerk = (args, env) =>
  inTeam('node', ['node_modules/@fachwerk/cli/dist/fachwerk.cjs', ...args], env);

beforeAll(async () => {
  await run('node', ['.ci/pack-packages.mjs', PACKAGES]);
  const registry = `@fachwerk:registry=${await packageRegistry()}/\n`;
  writeFileSync(join(FOLDER, '.npmrc'), registry);
  await run('npm', ['create', '--yes', '@fachwerk/mfe', 'reviews', 'Bewertungen'], {
    cwd: FOLDER,
    env: { npm_config_cache: join(FOLDER, 'npm-cache') },
  });
  created = filesBelow(TEAM);
  // A team may use npm: pnpm takes what this repository has installed, and refuses undeclared packages.
  writeFileSync(join(TEAM, '.npmrc'), registry);
  const options = ['--prefer-offline', '--ignore-scripts', '--config.minimum-release-age=0'];
  await inTeam('npx', ['--yes', PNPM, 'install', ...options]);
}, LONG_MS);

describe('a micro-frontend in a repository of its own', () => {
  it('names every version, and nothing of the repository of the shop', () => {
    expect(created.map((file) => relative(TEAM, file))).toEqual(
      expect.arrayContaining(['.github/workflows/fachwerk.yml', '.gitlab-ci.yml', '.gitignore', 'README.md']),
    );
    for (const file of created)
      expect([file, readFileSync(file, 'utf8')]).toEqual([
        file,
        expect.not.stringMatching(/\{\{\w|catalog:|workspace:|\.\.\/shared/),
      ]);
  });

  it(
    'passes its types, and has those of the widgets of all other teams',
    async () => {
      const file = join(TEAM, 'src/other-team.ts');
      const typesWith = (props) => {
        writeFileSync(
          file,
          `import type { WidgetPropsOf } from '@fachwerk/shared/widgets';\nexport const props: WidgetPropsOf<'product-teaser'> = ${props};\n`,
        );
        return inTeam('npm', ['run', 'types']);
      };

      await typesWith("{ headline: 'Neu' }");
      await expect(typesWith('{ headline: 1 }')).rejects.toThrow(/Type 'number' is not assignable/);
      rmSync(file);
    },
    LONG_MS,
  );

  it(
    'is built, judged, published and previewed against the registry of a shop',
    async () => {
      const registry = await startTestRegistry();
      closing.push(() => registry.close());
      const env = {
        REGISTRY_URL: await registry.app.listen({ port: 0, host: '127.0.0.1' }),
        REGISTRY_TOKEN: await registry.token('publish', 'reviews'),
      };

      const dryRun = await fachwerk(['release', '--dry-run'], env);
      expect(dryRun).toMatch(/Built reviews-mfe 1\.0\.0-[0-9a-f]{7}/);
      expect(dryRun).toMatch(/Tests: [1-9]\d* passed/);
      const [version] = readdirSync(join(TEAM, 'dist'));
      expect((await registry.get(`/assets/reviews/${version}/browser/remoteEntry.js`)).statusCode).toBe(404);

      const preview = await fachwerk(['release', '--preview'], env);
      expect(preview).toMatch(/Published reviews 1\.0\.0/);
      expect(preview).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?preview=\S+$/m);
      expect((await registry.get(`/assets/reviews/${version}/browser/remoteEntry.js`)).statusCode).toBe(200);
      expect(await fachwerk(['doctor'], env)).toMatch('no shell is live');
    },
    LONG_MS,
  );

  it(
    'is the same version in the registry of another shop, whose visitors get it by a canary',
    async () => {
      const [version] = readdirSync(join(TEAM, 'dist'));
      const registry = await startTestRegistry();
      closing.push(() => registry.close());
      const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
      const env = { REGISTRY_URL: url, REGISTRY_TOKEN: await registry.token('publish', 'reviews') };

      const released = await fachwerk(['release', '--to', '10'], env);
      expect(released).toMatch(`Published reviews ${version}`);
      expect(released).toMatch(`10 % of visitors get reviews ${version}`);
      const plan = await (await fetch(`${url}/federation/plan`)).json();
      expect(plan.channels).toEqual([
        expect.objectContaining({
          mfe: 'reviews',
          rollout: expect.objectContaining({ version, percent: 10 }),
        }),
      ]);
      const served = await fetch(`${url}/assets/reviews/${version}/browser/remoteEntry.js`);
      expect(Buffer.from(await served.arrayBuffer())).toEqual(
        readFileSync(join(TEAM, 'dist', version, 'browser/remoteEntry.js')),
      );
    },
    LONG_MS,
  );

  it(
    'is shown from the disk in the pages of a running shop',
    async () => {
      const received = [];
      const shop = await serve(({ headers }, response) => {
        received.push(headers);
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<script src="/shell/0.1.0-aaaaaaa/shell.js" defer></script>');
      });
      const dev = spawn(process.execPath, ['node_modules/@fachwerk/cli/dist/fachwerk.cjs', 'dev'], {
        cwd: TEAM,
        env: { ...process.env, SHOP_URL: shop },
      });
      closing.push(() => dev.kill());
      const address = await new Promise((resolve, reject) => {
        let output = '';
        dev.stdout.on('data', (chunk) => {
          output += chunk;
          const [url] = /http:\/\/localhost:\d+$/m.exec(output) ?? [];
          if (url) resolve(url);
        });
        dev.once('exit', () => reject(new Error(output)));
      });
      received.length = 0;

      const page = await fetch(address, { headers: { origin: address } });
      expect(await page.text()).toMatch('<script src="/__dev/shell/shell.js" defer>');
      expect(received).toEqual([expect.objectContaining({ host: new URL(shop).host, origin: shop })]);
      for (const file of ['shell/shell.js', 'reviews/remoteEntry.js'])
        expect((await fetch(`${address}/__dev/${file}`)).status).toBe(200);
    },
    LONG_MS,
  );
});
