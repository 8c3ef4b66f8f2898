import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { mfeOf } from './tally';

export interface FailureGroup {
  /** The likely cause: a version that changed functions of the page, or the version that failed. */
  mfe: string;
  version: string;
  /** "search 2.0.0-b": the version that failed because of another one; otherwise empty. */
  victim: string;
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
/**
 * Step of messages without a subscriber or against their schema, and of missing texts. They do not affect
 * rollouts.
 */
export const MESSAGE = 'message';

/** Failures, errors and lost messages of one report. */
export function groupsOf({ failed, errors, messages = [], page }: TelemetryReport): FailureGroup[] {
  const common = { page: page.split(/[?#]/)[0] ?? '', count: 1 };
  return [
    ...failed.map(({ mfe, version, cause, widget, step, message, healedBy }) => ({
      ...common,
      mfe: mfeOf(cause?.mfe ?? mfe),
      version: cause?.version ?? version,
      widget,
      step,
      victim: cause ? `${mfeOf(mfe)} ${version}` : '',
      message: normalised(message),
      healed: healedBy === undefined ? 0 : 1,
    })),
    ...errors.map(({ mfe, version, message }) => ({
      ...common,
      mfe: mfeOf(mfe),
      version,
      victim: '',
      widget: '',
      step: UNCAUGHT,
      message: normalised(message),
      healed: 0,
    })),
    ...messages.map(({ mfe, version, widget, name, fault }) => ({
      ...common,
      mfe: mfeOf(mfe),
      version,
      victim: '',
      widget,
      step: MESSAGE,
      message: normalised(`${name}: ${fault}`),
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
