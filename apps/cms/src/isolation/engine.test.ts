/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseEngine, type MemoryLimits } from './engine';

const engine = chooseEngine();
const limits: MemoryLimits = { heapMb: 128, processMb: 640 };

/** Output of a script that runs outside of every realm: the engine is the last boundary. */
async function run(script: string): Promise<{ output: string; status: number | null }> {
  const file = join(mkdtempSync(join(tmpdir(), 'engine-')), 'script.js');
  writeFileSync(file, script);
  const child = engine.start(file, limits);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.resume();
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { output, status };
}

const isIsolated = engine.isIsolated ? it : it.skip;

isIsolated.each<[string, string]>([
  ['a file', "process.getBuiltinModule('node:fs').readFileSync('/etc/passwd')"],
  ['a file, by the API of Deno', "await Deno.readTextFile('/etc/passwd')"],
  ['a folder', "process.getBuiltinModule('node:fs').readdirSync('/')"],
  ['a written file', "process.getBuiltinModule('node:fs').writeFileSync('/tmp/x', 'x')"],
  ['a child process', "process.getBuiltinModule('node:child_process').execSync('id')"],
  ['an environment variable', "Deno.env.get('PATH')"],
  ['a library of the system', "Deno.dlopen('libc.so.6', {})"],
  ['a server', 'Deno.listen({ port: 0 })'],
  ['code from a string', "new Function('return 1')()"],
  ['a module from the network', "await import('https://esm.sh/react')"],
])('a process does not get %s', async (_what, expression) => {
  const { output } = await run(
    `(async () => { try { ${expression}; console.log('got it'); } catch (error) { console.log(error.name); } })()`,
  );

  expect(output.trim()).toMatch(/^(NotCapable|EvalError|TypeError|Error)$/);
});

isIsolated.each<[string, (port: number) => string]>([
  ['fetch', (port) => `await fetch('http://127.0.0.1:${port}/')`],
  [
    'a socket',
    (port) => `await new Promise((resolve, reject) => process.getBuiltinModule('node:net')
      .connect(${port}, '127.0.0.1', resolve).on('error', reject))`,
  ],
  ['an import', (port) => `await import('http://127.0.0.1:${port}/x.js')`],
])('a process reaches no server on this machine by %s', async (_what, expression) => {
  let count = 0;
  const server = createServer((_request, response) => {
    count += 1;
    response.end('export default 1');
  }).on('connection', () => (count += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const { output } = await run(
    `(async () => { try { ${expression((server.address() as AddressInfo).port)}; console.log('got it'); }
      catch (error) { console.log(error.name); } process.exit(); })()`,
  );

  expect(output).not.toContain('got it');
  expect(count).toBe(0);
  server.close();
});

it('a process has nothing of the environment of the page server', async () => {
  process.env.FACHWERK_SECRET = 'secret';

  const { output } = await run(
    'try { console.log(JSON.stringify({ ...process.env })); } catch (error) { console.log(error.name); }',
  );

  expect(output).not.toContain('secret');
});

(process.platform === 'linux' ? it : it.skip)('a process does not get more memory than allowed', async () => {
  const { output, status } = await run(
    'const all = []; for (let i = 1; i <= 10; i += 1) { all.push(new Uint8Array(1e8).fill(1)); console.log(i); }',
  );

  expect(status).not.toBe(0);
  expect(output.trim().split('\n').length).toBeLessThan(8);
});

it('a process gets the memory that it is allowed', async () => {
  const { output, status } = await run(
    'const all = []; for (let i = 1; i <= 5; i += 1) { all.push(new Uint8Array(1e8).fill(1)); console.log(i); }',
  );

  expect(status).toBe(0);
  expect(output.trim().split('\n')).toHaveLength(5);
});
