import type { Finding, Verdict } from '@fachwerk/shared/contracts';
import { checkProvided } from './check-libraries';
import { type BusChange, compareBus } from './compare-bus';
import { compareExpectations } from './compare-expectations';
import { checkConversions } from './conversions';
import { aBreak, verdictOf } from './findings';
import type { ShellCheck } from './in-use';
import { partyOf, shellParty } from './parties';

const RULES: readonly ((check: ShellCheck) => Finding[])[] = [
  checkShellFiles,
  checkProvided,
  checkShellBus,
  checkConversions,
];

/** Findings for a version of the shell if visitors got it now. */
export const checkShell = (check: ShellCheck): Verdict => verdictOf(RULES.flatMap((rule) => rule(check)));

function checkShellFiles({ manifest }: ShellCheck): Finding[] {
  const { files, script, style, polyfills, preload } = manifest;
  const listed = new Set(files.map(({ path }) => path));
  return [script, style, ...(polyfills ? [polyfills] : []), ...preload.map(({ path }) => path)]
    .filter((path) => !listed.has(path))
    .map((path) => aBreak({ rule: 'files', message: `${path} is not among the files of the version.` }));
}

function checkShellBus({ manifest, live, shells }: ShellCheck): Finding[] {
  const change: BusChange = {
    next: shellParty(manifest),
    before: shells.map(shellParty),
    others: live.map(partyOf),
  };
  return [...compareBus(change), ...compareExpectations(change)];
}
