import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { Published, Rollout, Status, Verdict } from '@fachwerk/shared/contracts';
import { ReleasePlan } from '@fachwerk/shared/federation';
import { parsePercent } from '../argument-parsers';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { packageNamed } from '../names';
import { comparePackages } from '../registry/compare-packages';
import { packVersion } from '../registry/pack-version';
import { verdictText } from '../registry/verdict-text';
import { secondsSince } from '../terminal';
import { prepareMeasuring } from './passport';
import { printPreview } from './preview';

const VISIBLE_WITHIN_MS = 10_000;
const NOTHING_PUBLISHED = 'fix it and release again; nothing was published';

export const releaseCommand = (context: Context) =>
  new Command('release')
    .summary('build, test and publish a version')
    .description(
      'Builds a micro-frontend or the shell, runs its tests and publishes the version if the contract gate passes it.',
    )
    .argument('[package]', 'such as cart-mfe or shell; in its folder it needs no name')
    .option('--to <percent>', 'give the version to this share of visitors', parsePercent)
    .option('--hold', 'stay at this share instead of advancing by the rules')
    .option('--preview', 'print a link that shows the version, which no visitor gets')
    .option('--passport', 'measure the widgets in Chromium, and publish the result with the version')
    .option('--reason <text>', 'why a widget exceeds its budget; with --passport')
    .option('--dry-run', 'print the verdict of the gate and publish nothing')
    .action((name, options) => release(context, name, options));

interface Options {
  to?: number | undefined;
  hold?: true | undefined;
  preview?: true | undefined;
  passport?: true | undefined;
  reason?: string | undefined;
  dryRun?: true | undefined;
}

async function release(
  context: Context,
  name: string | undefined,
  { to, hold, preview, passport, reason, dryRun }: Options,
): Promise<void> {
  const { repository, registry, terminal } = context;
  const start = Date.now();
  const packageName = packageNamed(name, repository);
  const mfe = packageName.replace(/-mfe$/, '');

  if (reason !== undefined && !passport)
    throw new CommandError('A reason belongs to a passport, and none is measured.', {
      advice: 'add --passport',
    });
  const measure = passport && prepareMeasuring(context, packageName);
  // A wrong address or token fails here, before a minute of building and testing.
  await registry.get('status', Status);
  const packages = await comparePackages(context);
  if (packages) terminal.print(packages.text);
  const version = await terminal.step(
    `Building ${packageName}`,
    () => orNothingPublished('The build failed.', repository.build(packageName)),
    (built, seconds) => `Built ${packageName} ${built} (${seconds})`,
  );
  await terminal.step(
    `Testing ${packageName}`,
    () => orNothingPublished('Tests failed.', repository.test(packageName)),
    (count, seconds) => `Tests: ${count} passed (${seconds})`,
  );
  await measure?.(version, reason);
  const folder = repository.versionFolder(packageName, version);
  const { manifest, archive } = await packVersion(folder, packageName === 'shell');

  if (dryRun) {
    const verdict = await registry.post('versions/check', manifest, Verdict);
    terminal.print(`\n${mfe} ${version} against what is live at ${registry.url()}:`);
    terminal.print(verdictText(verdict, { color: terminal.hasColors }));
    if (!verdict.passes) context.exitCode = 1;
    return;
  }

  const query = new URLSearchParams(gitFacts(dirname(folder))).toString();
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const sizes = `${manifest.files.length} files, ${kilobytes(bytes)} (${kilobytes(archive.length)} sent)`;
  const { verdict } = await terminal.step(
    `Publishing ${mfe} ${version}: ${sizes}`,
    () => registry.putArchive(`versions/${mfe}/${version}?${query}`, archive, Published),
    ({ isNew }, seconds) =>
      isNew
        ? `Published ${mfe} ${version}: ${sizes}, ${seconds}`
        : `${mfe} ${version} was published before, with the same bytes.`,
  );
  if (verdict.findings.length > 0)
    terminal.print(`\n${verdictText(verdict, { color: terminal.hasColors })}\n`);
  if (to !== undefined) {
    await rollOut(context, { mfe, version, to, hold }, start);
    if (preview) await printPreview(context, { mfe, version });
    return;
  }
  terminal.print(`Visitors do not get it yet: \`fachwerk rollout ${packageName}@${version} --to 10\``);
  if (preview) await printPreview(context, { mfe, version });
  else terminal.print(`Look at it on any page: \`fachwerk preview ${packageName}@${version}\``);
}

interface Order {
  mfe: string;
  version: string;
  to: number;
  hold: true | undefined;
}

async function rollOut({ registry, terminal }: Context, order: Order, start: number): Promise<void> {
  const { mfe, version, to } = order;
  const rollout = await terminal.step(
    `Rolling out ${mfe} ${version}`,
    async () => {
      const ordered = await registry.post('rollouts', order, Rollout);
      const end = Date.now() + VISIBLE_WITHIN_MS;
      while (!isInPlan(await registry.getPublic('plan', ReleasePlan), order)) {
        if (Date.now() > end)
          throw new CommandError(`The plan does not contain ${mfe} ${version}.`, {
            advice: '`fachwerk rollouts` shows what is live',
          });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return ordered;
    },
    ({ percent }, seconds) =>
      `${percent >= 100 ? 'All visitors get' : `${to} % of visitors get`} ${mfe} ${version} with new page views: in the plan after ${seconds}, ${secondsSince(start)} after the command began. Page servers follow within a second.`,
  );
  if (rollout.state === 'running')
    terminal.print('It advances or rolls itself back by the rules: `fachwerk rollouts`');
}

const isInPlan = ({ channels }: ReleasePlan, { mfe, version, to }: Order): boolean =>
  to === 0 ||
  channels.some(
    (channel) => channel.mfe === mfe && [channel.stable, channel.rollout?.version].includes(version),
  );

/** The output of a failed program explains the failure; its command line does not. */
const orNothingPublished = <T>(message: string, running: Promise<T>): Promise<T> =>
  running.catch((error: unknown) => {
    const details = error instanceof CommandError ? error.details : String(error);
    throw new CommandError(message, { ...(details && { details }), advice: NOTHING_PUBLISHED });
  });

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

/** Commit and author for the list of versions; empty without git. */
function gitFacts(folder: string): Record<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--', '..') !== '';
    return {
      commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : ''),
      author: git('log', '-1', '--format=%an'),
    };
  } catch {
    return {};
  }
}
