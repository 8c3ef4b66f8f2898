import type { Finding, Verdict } from '@fachwerk/shared/contracts';
import { checkBus } from './check-bus';
import { checkFiles } from './check-files';
import { checkLibraries } from './check-libraries';
import { checkNames } from './check-names';
import { checkProps } from './check-props';
import { checkRecordChanges } from './check-record-changes';
import { checkTexts } from './check-texts';
import { checkUsage } from './check-usage';
import { verdictOf } from './findings';
import type { VersionCheck } from './in-use';

/** Every rule compares the new version with what is in use and returns its findings. */
const RULES: readonly ((check: VersionCheck) => Finding[])[] = [
  checkNames,
  checkFiles,
  checkProps,
  checkRecordChanges,
  checkBus,
  checkTexts,
  checkLibraries,
  checkUsage,
];

/** Findings for a version of a micro-frontend if visitors got it now. */
export const checkVersion = (check: VersionCheck): Verdict => verdictOf(RULES.flatMap((rule) => rule(check)));
