/** @jest-environment node */
import type { TrialReason } from '@fachwerk/shared/contracts';
import { type FragmentJob, trialOf } from './fragment-job';

it.each<[TrialReason | undefined, TrialReason | undefined, string | undefined]>([
  [undefined, undefined, undefined],
  // What replaces a failed version was stable before.
  ['failure', undefined, undefined],
  ['rollout', undefined, 'rollout'],
  ['preview', undefined, 'preview'],
  [undefined, 'rollout', 'rollout'],
  ['rollout', 'preview', 'preview'],
  ['preview', 'rollout', 'preview'],
])('code of a version (%s) with the React of a shell (%s) is on trial: %s', (own, ofShell, trial) => {
  const react = { version: '1', url: '', integrity: '', trialReason: ofShell };
  expect(trialOf({ trialReason: own, react } as FragmentJob)).toBe(trial);
});
