/** Jest runs each test file by this. */
const { endingProcesses } = require('./ended-processes.cjs');

module.exports = endingProcesses(require('jest-circus/runner').default);
