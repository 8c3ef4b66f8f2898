/** @jest-environment node */
import { addedFields, isVoluntaryForRelease, RELEASE_FIELDS, releaseFields } from './release-fields';
import { STORE_PROOFS } from './sale-proofs';

it('asks for the buyer only where the law does', () => {
  expect(releaseFields(['advice'])).toEqual(['talkHeld', 'userCategory', 'isEntitled']);
  expect(releaseFields(['installer'])).toEqual(['installer', 'certificate', 'proofSeen']);
  expect(releaseFields(['poison'])).toContain('acquirer');
  expect(releaseFields(['poison'])).not.toContain('documentNumber');
  expect(releaseFields(['precursor'])).toContain('documentNumber');
});

it('asks once for what two proofs need', () => {
  const fields = releaseFields(['precursor', 'poison']);

  expect(fields).toHaveLength(new Set(fields).size);
  expect(fields).toEqual(expect.arrayContaining(['trade', 'isInformed', 'isPlausible', 'isAllowed']));
  expect(addedFields(['precursor', 'poison'], 'poison')).toEqual(['isInformed', 'isAllowed', 'collector']);
  expect(addedFields(['poison'], 'poison')).toEqual([...RELEASE_FIELDS.poison]);
});

it('has a field for every proof of the store that must be filled in', () => {
  for (const proof of STORE_PROOFS)
    expect(RELEASE_FIELDS[proof].filter((field) => !isVoluntaryForRelease(field)).length).toBeGreaterThan(1);
});
