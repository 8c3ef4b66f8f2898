/** `node .ci/measured.cjs NAME PROGRAM ...`: runs a program and records its processor time by this name. */
const { spawn } = require('node:child_process');
const { measure } = require('./cpu-time.cjs');

const [name, program, ...args] = process.argv.slice(2);
const end = measure(name);
const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on('exit', (code) => {
  end();
  process.exitCode = code ?? 1;
});
