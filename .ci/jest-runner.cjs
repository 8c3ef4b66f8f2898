const { default: TestRunner } = require('jest-runner');
const { takeSlot } = require('./slots-client.cjs');

/** Expected duration of a file that has not run before: 10 kB of tests need about 4 seconds. */
const SECONDS_PER_BYTE = 4e-4;

/** Each test file takes a slot of the test run before it starts, and gives it back. */
module.exports = class extends TestRunner {
  constructor(...args) {
    super(...args);
    // What the tests start, such as another Jest, works in the slot of its file.
    delete process.env.TEST_SLOTS;
    const slots = new Map();
    // Jest waits for the listener before the worker gets the file.
    this.on('test-file-start', async ([test]) => slots.set(test.path, await takeSlot(expectedSeconds(test))));
    const giveBack = ([test]) => slots.get(test.path)?.();
    this.on('test-file-success', giveBack);
    this.on('test-file-failure', giveBack);
  }
};

/** Jest keeps the duration of the last run. */
function expectedSeconds({ path, duration, context }) {
  return duration ? duration / 1000 : (context.hasteFS.getSize(path) ?? 0) * SECONDS_PER_BYTE;
}
