import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { mfeOf } from './tally';

export interface FailureGroup {
  mfe: string;
  version: string;
  /** Empty for an error that nobody caught: it belongs to no widget. */
  widget: string;
  step: string;
  message: string;
  page: string;
  count: number;
  healed: number;
}

/** The step of errors that nobody caught. */
export const UNCAUGHT = 'uncaught';

/** The failures and errors of one report. */
export function groupsOf({ failed, errors, page }: TelemetryReport): FailureGroup[] {
  const common = { page: page.split(/[?#]/)[0] ?? '', count: 1 };
  return [
    ...failed.map(({ mfe, version, widget, step, message, healedBy }) => ({
      ...common,
      ...{ mfe: mfeOf(mfe), version, widget, step },
      message: likeOthers(message),
      healed: healedBy === undefined ? 0 : 1,
    })),
    ...errors.map(({ mfe, version, message }) => ({
      ...common,
      ...{ mfe: mfeOf(mfe), version, widget: '', step: UNCAUGHT },
      message: likeOthers(message),
      healed: 0,
    })),
  ];
}

export const groupKey = ({ mfe, version, widget, step, message }: FailureGroup): string =>
  JSON.stringify([mfe, version, widget, step, message]);

/** Without what differs from visitor to visitor, so that the same failure is one line and names nobody. */
const likeOthers = (message: string): string =>
  message
    // PostgreSQL takes no NUL, and a line of a log no line break.
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, '…@…')
    .replace(/\b(?=[0-9a-f-]*\d)[0-9a-f-]{16,}\b/gi, '…')
    .replace(/\d{4,}/g, '…')
    .trim();
