import type { Finding, MfeVersion, Verdict } from '@fachwerk/shared/contracts';
import { checkBus } from './check-bus';
import { checkCensus } from './check-census';
import { checkFiles } from './check-files';
import { checkLibraries } from './check-libraries';
import { checkNames } from './check-names';
import { checkProps } from './check-props';
import { checkRecordChanges } from './check-record-changes';
import { checkTexts } from './check-texts';
import { verdictOf } from './findings';
import type { InUse } from './in-use';

export interface VersionCheck extends InUse {
  manifest: MfeVersion;
}

/** Every rule looks at the new version and at what is in use, and says what it finds. */
const RULES: readonly ((check: VersionCheck) => Finding[])[] = [
  checkNames,
  checkFiles,
  checkProps,
  checkRecordChanges,
  checkBus,
  checkTexts,
  checkLibraries,
  checkCensus,
];

/** What this version of a micro-frontend would break if visitors got it now. */
export const checkVersion = (check: VersionCheck): Verdict => verdictOf(RULES.flatMap((rule) => rule(check)));
