/**
 * `pnpm release [--to <percent>] [--hold] [--dry-run]` in the folder of a micro-frontend or of the shell: builds it, runs its tests, publishes the
 * version, and with --to gives it to visitors. --dry-run says what the contract gate would say, and publishes nothing.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packVersion } from './pack-version.mjs';
import { microFrontends, ROOT } from './project.mjs';
import { folderHere, registryClient, runCommand, typedArgs } from './registry-client.mjs';
import { run } from './run.mjs';
import { verdictText } from './verdict-text.mjs';

const USAGE =
  'Usage: pnpm release [--to <percent>] [--hold] [--dry-run] in a folder such as cart-mfe, or pnpm release cart-mfe ...';
const VISIBLE_WITHIN_MS = 10_000;

const begun = Date.now();
const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
const kilobytes = (bytes) => `${Math.round(bytes / 1024)} kB`;
const color = Boolean(process.stdout.isTTY);

async function release() {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      hold: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const to = percentOf(values.to);
  const name = folderName(positionals[0]);
  const mfe = name.replace(/-mfe$/, '');
  const record = name === 'shell' ? 'shell.json' : 'widgets.json';
  const registry = registryClient();

  // A wrong address or token is told now, and not after a minute of building and testing.
  await registry.get('status');
  const version = await buildVersion(name);
  await runTests(name);
  const { manifest, body } = await packVersion(join(ROOT, name, 'dist', version), record);
  if (values['dry-run']) {
    const verdict = await registry.post('versions/check', manifest);
    console.log(
      `\n${mfe} ${version} against what is live at ${registry.url}:\n${verdictText(verdict, { color })}`,
    );
    if (!verdict.passes) process.exitCode = 1;
    return;
  }

  const start = Date.now();
  const query = new URLSearchParams(gitFacts(name)).toString();
  const published = await registry.put(`versions/${mfe}/${version}?${query}`, body, 'application/gzip');
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    published.isNew
      ? `Published ${mfe} ${version}: ${manifest.files.length} files, ${kilobytes(bytes)} (${kilobytes(body.length)} sent), ${secondsSince(start)}`
      : `${mfe} ${version} was published before, with the same bytes.`,
  );
  if (published.verdict.findings.length > 0) console.log(`\n${verdictText(published.verdict, { color })}\n`);
  if (to === undefined) {
    console.log(`Visitors do not get it yet: pnpm rollout ${name}@${version} --to 10`);
    console.log(`Look at it on any page: pnpm preview ${name}@${version}`);
    return;
  }
  await giveToVisitors(registry, { mfe, version, to, hold: values.hold });
}

async function giveToVisitors(registry, order) {
  const { mfe, version, to } = order;
  const start = Date.now();
  const rollout = await registry.post('rollouts', order);
  while (!isVisible(await registry.getPublic('plan'), order)) {
    if (Date.now() - start > VISIBLE_WITHIN_MS)
      throw new Error(`The plan does not name ${mfe} ${version}: pnpm rollouts says what is live.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const who = rollout.percent >= 100 ? 'Everybody gets' : `${to} % of visitors get`;
  console.log(
    `${who} ${mfe} ${version} with new page views: ordered and in the plan after ${secondsSince(start)}, ${secondsSince(begun)} after the command began. Page servers follow within a second.`,
  );
  if (rollout.state === 'running') console.log('It goes on by itself, or back: pnpm rollouts');
}

const isVisible = ({ channels }, { mfe, version, to }) =>
  to === 0 ||
  channels.some(
    (channel) => channel.mfe === mfe && [channel.stable, channel.rollout?.version].includes(version),
  );

/** A program that fails has said why: how it was called is of no use to the team. */
const orItsWords = (running) =>
  running.catch(({ output, message }) => {
    throw new Error(`${output?.trim() || message}\n\nNothing was published.`);
  });

async function buildVersion(name) {
  const start = Date.now();
  const script = name === 'shell' ? 'build-shell.js' : 'build-mfe.js';
  const said = await orItsWords(run('node', [`../shared/build/${script}`], { cwd: join(ROOT, name) }));
  // The last line: "cart-mfe 1.4.0-3f9a2c1".
  const version = said.trim().split(/\s+/).at(-1);
  console.log(`Built ${name} ${version} (${secondsSince(start)})`);
  return version;
}

async function runTests(name) {
  const start = Date.now();
  const said = await orItsWords(
    run('node', ['node_modules/jest/bin/jest.js', '--roots', join(ROOT, name), '--silent', '--ci']),
  );
  const [, count = 'all'] = /Tests:.*?(\d+) passed/.exec(said) ?? [];
  console.log(`Tests: ${count} passed (${secondsSince(start)})`);
}

/** In its folder it needs no name; "cart" and "cart-mfe" both mean cart-mfe. */
function folderName(typed) {
  const known = [...microFrontends, 'shell'];
  const name = typed ?? folderHere();
  const folder = known.find((one) => one === name || one === `${name}-mfe`);
  if (folder) return folder;
  throw new Error(`${name ? `There is no ${name}` : 'Say which one'}: one of ${known.join(', ')}.\n${USAGE}`);
}

function percentOf(text) {
  if (text === undefined) return undefined;
  const to = Number(text.replace(/%$/, ''));
  if (!(to >= 0 && to <= 100)) throw new Error(`--to ${text}: a percentage from 0 to 100 is expected.`);
  return to;
}

/** Who made it, for the list of versions; nothing where there is no git. */
function gitFacts(name) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: join(ROOT, name), encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--', '.') !== '';
    return {
      commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : ''),
      author: git('log', '-1', '--format=%an'),
    };
  } catch {
    return {};
  }
}

runCommand(release, USAGE);
