/** @jest-environment node */
const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const CHUNK_TIMEOUTS = require('./chunk-timeouts.json');

/** In a separate process: Jest cannot require ES modules. */
function builtTimeouts() {
  const script = `
    const { mfeWebpack } = require('./mfe-webpack');
    const { shellScript } = require('./shell-webpack');
    const builds = mfeWebpack(${JSON.stringify(join(__dirname, '../../cart-mfe'))});
    const { output } = builds.browser({ out: '/out', version: '1.0.0-0000000' });
    const shell = shellScript({ dir: ${JSON.stringify(join(__dirname, '../../shell'))}, out: '/out' });
    console.log(JSON.stringify({ shell: shell.output.chunkLoadTimeout, microFrontend: output.chunkLoadTimeout }));
  `;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: __dirname, encoding: 'utf8' }));
}

it('chunks of the shell fail after the 120 seconds of the specification, those of micro-frontends earlier', () => {
  expect(CHUNK_TIMEOUTS.shell).toBe(120_000);
  expect(CHUNK_TIMEOUTS.microFrontend).toBeLessThan(CHUNK_TIMEOUTS.shell);
  expect(builtTimeouts()).toEqual(CHUNK_TIMEOUTS);
});
