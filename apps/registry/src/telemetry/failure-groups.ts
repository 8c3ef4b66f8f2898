import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { mfeOf } from './tally';

export interface FailureGroup {
  mfe: string;
  version: string;
  /** Empty for an uncaught error, which belongs to no widget. */
  widget: string;
  step: string;
  message: string;
  page: string;
  count: number;
  healed: number;
}

/** Step of uncaught errors. */
export const UNCAUGHT = 'uncaught';

/** Failures and errors of one report. */
export function groupsOf({ failed, errors, page }: TelemetryReport): FailureGroup[] {
  const common = { page: page.split(/[?#]/)[0] ?? '', count: 1 };
  return [
    ...failed.map(({ mfe, version, widget, step, message, healedBy }) => ({
      ...common,
      ...{ mfe: mfeOf(mfe), version, widget, step },
      message: normalised(message),
      healed: healedBy === undefined ? 0 : 1,
    })),
    ...errors.map(({ mfe, version, message }) => ({
      ...common,
      ...{ mfe: mfeOf(mfe), version, widget: '', step: UNCAUGHT },
      message: normalised(message),
      healed: 0,
    })),
  ];
}

export const groupKey = ({ mfe, version, widget, step, message }: FailureGroup): string =>
  JSON.stringify([mfe, version, widget, step, message]);

/** Removes numbers and personal data, so that equal failures form one group and identify no visitor. */
const normalised = (message: string): string =>
  message
    // PostgreSQL stores no NUL, and a log line contains no line break.
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, '…@…')
    .replace(/\b(?=[0-9a-f-]*\d)[0-9a-f-]{16,}\b/gi, '…')
    .replace(/\d{4,}/g, '…')
    .trim();
