import type { Finding, Verdict } from '@fachwerk/shared/contracts';
import { majorOf } from '@fachwerk/shared/federation';
import { checkBus } from './check-bus';
import { checkFiles } from './check-files';
import { checkLibraries } from './check-libraries';
import { checkNames } from './check-names';
import { checkConsentOfSources, checkOutsideSources } from './check-outside-sources';
import { checkProps } from './check-props';
import { checkRecordChanges } from './check-record-changes';
import { checkTexts } from './check-texts';
import { checkUsage } from './check-usage';
import { aWarning, verdictOf } from './findings';
import type { VersionCheck } from './in-use';
import { channelOf, isOfChannel } from './who-serves';

/** Every rule compares the new version with what is in use and returns its findings. */
const RULES: readonly ((check: VersionCheck) => Finding[])[] = [
  checkNames,
  checkFiles,
  checkProps,
  checkRecordChanges,
  checkOutsideSources,
  checkConsentOfSources,
  checkBus,
  checkTexts,
  checkLibraries,
  checkUsage,
];

/** Findings for a version of a micro-frontend if visitors got it now. */
export function checkVersion(check: VersionCheck): Verdict {
  const findings = RULES.flatMap((rule) => rule(check));
  return verdictOf(isUnstableMinor(check) ? findings.map(allowForPages) : findings);
}

/** Rules about what a version promises to pages. */
const PROMISES = ['props-in-use', 'widget-removed'];

/** As in semver: what pages use of 0.x may break with a minor. The rules about other teams still apply. */
const allowForPages = (finding: Finding): Finding =>
  finding.verdict === 'break' && PROMISES.includes(finding.rule)
    ? aWarning({
        ...finding,
        message: `${finding.message} Allowed for a new minor of 0.x: change the pages with it.`,
      })
    : finding;

/** 0.3.0 after a live 0.2.x. */
function isUnstableMinor({ manifest, live }: VersionCheck): boolean {
  const before = live.filter((version) => isOfChannel(version, channelOf(manifest)));
  return (
    majorOf(manifest.version) === 0 &&
    before.some(({ version }) => minorOf(version) < minorOf(manifest.version))
  );
}

const minorOf = (version: string): number => Number(/^\d+\.(\d+)/.exec(version)?.[1] ?? 0);
