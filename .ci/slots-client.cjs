const { connect } = require('node:net');

/** The port of the queue (`slots.mjs`); without it nothing waits. */
const port = process.env.TEST_SLOTS;

/**
 * Waits for a slot; `seconds` is the expected duration. Returns a function that gives the slot back; the end
 * of the process does the same.
 */
async function takeSlot(seconds) {
  if (!port) return () => undefined;
  // What this process starts works in its slot.
  delete process.env.TEST_SLOTS;
  const socket = connect(Number(port), '127.0.0.1');
  await new Promise((resolve, reject) => {
    socket.once('data', resolve);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The queue of the test run has ended.')));
    socket.write(`${seconds}\n`);
  });
  // A queue that ends lets the work go on.
  socket.on('error', () => undefined);
  socket.unref();
  return () => socket.destroy();
}

module.exports = { takeSlot };
