const { existsSync } = require('node:fs');
const { dirname, join } = require('node:path');

// React's server renderer needs the first, and jsdom has none.
globalThis.TextEncoder ??= require('node:util').TextEncoder;
if (!globalThis.TextDecoder) Object.assign(globalThis, { TextDecoder: require('node:util').TextDecoder });

if (typeof document !== 'undefined') {
  // jsdom reads files by FileReader only.
  Blob.prototype.arrayBuffer ??= function () {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(/** @type {ArrayBuffer} */ (reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
  // @ts-expect-error -- its types are declarations without a module
  require('@testing-library/jest-dom');
  // For busy machines.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 60_000 });
}

/**
 * The expectations of the package whose test runs: fake answers and messages of the bus are held to them
 * (shared/src/testing/own-expectations.ts). Messages have no caller that could fail, so they fail the test.
 */
const folder = packageOf(expect.getState().testPath);
const file = join(folder, 'src/expectations.ts');
const faults = [];
// In shared the file is the entry with the functions.
globalThis.ownExpectations =
  folder !== join(__dirname, '..') && existsSync(file)
    ? { read: () => require(file).expectations, report: (fault) => faults.push(fault) }
    : undefined;
afterEach(() => {
  const [fault] = faults.splice(0);
  if (fault) throw new Error(fault);
});

function packageOf(path) {
  const parent = dirname(path);
  return parent === path || existsSync(join(parent, 'package.json')) ? parent : packageOf(parent);
}
