const { relative, sep } = require('node:path');
const { measure } = require('./cpu-time.cjs');
const { endingProcesses } = require('./ended-processes.cjs');

const run = endingProcesses(require('jest-circus/runner').default);

/** Jest runs each test file by this: its processor time is recorded, and its processes are ended. */
module.exports = async (globalConfig, config, environment, runtime, path, ...rest) => {
  const end = measure(relative(config.rootDir, path).split(sep).join('/'));
  try {
    return await run(globalConfig, config, environment, runtime, path, ...rest);
  } finally {
    end();
  }
};
