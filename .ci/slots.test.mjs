/** @jest-environment node */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { openSlots } from './slots.mjs';

const PROGRAM = `
  const { takeSlot } = require(${JSON.stringify(require.resolve('./slots-client.cjs'))});
  const slot = takeSlot(Number(process.argv[1]));
  console.log('waits');
  slot.then((giveBack) => {
    console.log('begins');
    process.stdin.once('data', () => {
      console.log('ends');
      giveBack();
    });
  });`;

let slots;
let log;
let programs;
beforeEach(() => {
  log = [];
  programs = [];
});
afterEach(() => {
  for (const { child } of programs) child.kill('SIGKILL');
  slots?.close();
});

/** A program that takes a slot until `end` is called. Its lines go to the log. */
function program(name, seconds, env = slots.env) {
  const child = spawn(process.execPath, ['-e', PROGRAM, String(seconds)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => log.push(`${name} ${line}`));
  const reached = (line) =>
    new Promise((done) => lines.on('line', () => log.includes(`${name} ${line}`) && done()));
  const moments = { child, waits: reached('waits'), begins: reached('begins') };
  programs.push(moments);
  return {
    ...moments,
    end: () => child.stdin.write('end\n'),
    kill: () => {
      child.kill('SIGKILL');
      return new Promise((done) => child.once('close', done));
    },
  };
}

it('lets a program begin when another one gives its slot back', async () => {
  slots = await openSlots(1);
  const first = program('first', 1);
  await first.begins;
  const second = program('second', 1);
  await second.waits;
  first.end();
  await second.begins;

  expect(log).toEqual(['first waits', 'first begins', 'second waits', 'first ends', 'second begins']);
});

it('begins with the longest work of those that wait', async () => {
  slots = await openSlots(1);
  const order = [];
  const work = [1, 3, 20, 7].map((seconds) => slots.run(seconds, async () => order.push(seconds)));
  await Promise.all(work);

  expect(order).toEqual([1, 20, 7, 3]);
});

it('takes the slot of a program that was killed', async () => {
  slots = await openSlots(1);
  const killed = program('killed', 1);
  await killed.begins;
  const next = program('next', 1);
  await killed.kill();
  await next.begins;

  expect(log).toContain('next begins');
});

it('forgets a program that is killed while it waits', async () => {
  slots = await openSlots(1);
  const first = program('first', 1);
  await first.begins;
  const killed = program('killed', 9);
  await killed.waits;
  await killed.kill();
  first.end();
  const next = program('next', 1);
  await next.begins;

  expect(log).not.toContain('killed begins');
});

it('runs as much at the same time as there are slots, and no more', async () => {
  slots = await openSlots(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, () => slots.run(1, work)));

  expect(most).toBe(2);
});

it('gives the slot of work that fails back', async () => {
  slots = await openSlots(1);
  await expect(slots.run(1, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');

  expect(await slots.run(1, () => 'done')).toBe('done');
});

it('without a queue nothing waits', async () => {
  const alone = program('alone', 1, { TEST_SLOTS: '' });
  await alone.begins;

  expect(log).toContain('alone begins');
});
