/** @jest-environment node */
import { remoteKey } from '../fragment-job';
import { aJob } from '../testing/a-job';
import { judgeAlone, suspectsOf } from './judge-death';
import type { OpenJob } from './open-job';
import type { Death } from './process-group';

const ENDED = 'ended with code 1';
const HANGS = 'hangs';
const job = aJob({ widget: 'text' });
const other = aJob({ widget: 'picture' });
const entryOf = (of = job, ends = 0) => ({ job: of, ends }) as OpenJob;
const deathOf = (part: Partial<Death>): Death => ({
  reason: ENDED,
  wasReady: true,
  wasLoading: false,
  suspect: undefined,
  open: [],
  versions: ['a@1', 'b@1'],
  lastJob: undefined,
  ...part,
});

describe('the end of a shared process', () => {
  const first = { isKnown: false, sinceLastMs: Infinity };
  const again = { isKnown: false, sinceLastMs: 59_000 };
  const known = { isKnown: true, sinceLastMs: 0 };
  const late = { isKnown: false, sinceLastMs: 60_000 };
  const suspect = { key: 'a@1' };

  it.each([
    ['the version whose code ran last', { suspect }, first, ['a@1']],
    ['nothing, if no code was to run and the process ended', {}, first, []],
    ['every version, if no code was to run and the process hangs', { reason: HANGS }, first, ['a@1', 'b@1']],
    ['nothing, if it hangs without a version', { reason: HANGS, versions: [] }, first, []],
    ['every version after a second end within a minute', { suspect }, again, ['a@1', 'b@1']],
    ['every version after a second end without code', {}, again, ['a@1', 'b@1']],
    ['the version after a second end later', { suspect }, late, ['a@1']],
    ['the same version in several processes', { suspect }, known, ['a@1']],
  ])('separates %s', (_name, death, history, expected) => {
    expect(suspectsOf(deathOf(death), history)).toEqual(expected);
  });
});

describe('the end of a process of one version', () => {
  const entry = entryOf();
  const waiting = entryOf(other);
  const open = [entry, waiting];
  const suspect = { key: remoteKey(job), job, entry };
  const repeated = { ...suspect, entry: entryOf(job, 1) };

  it.each([
    ['before it was ready', { wasReady: false, suspect, reason: HANGS }],
    ['by itself, for the first time', { suspect }],
    ['without a job', {}],
  ])('%s is an accident', (_name, death) => {
    expect(judgeAlone(deathOf({ ...death, open }))).toEqual({ kind: 'accident' });
  });

  it.each([
    ['that hangs', { suspect, reason: HANGS, open }, job, [entry]],
    ['that ends again', { suspect: repeated, open: [repeated.entry] }, job, [repeated.entry]],
    ['that ends after its job', { suspect: { key: suspect.key, job }, open: [waiting] }, job, []],
    [
      'that hangs while it loads: no job renders',
      { suspect, reason: HANGS, wasLoading: true, open },
      job,
      open,
    ],
    ['that hangs when no code was to run', { reason: HANGS, lastJob: other, open: [] }, other, []],
  ])('is proof for a version %s', (_name, death, culprit, lost) => {
    expect(judgeAlone(deathOf(death))).toEqual({ kind: 'proof', culprit, lost });
  });
});
