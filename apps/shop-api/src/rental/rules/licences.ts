import type { LicenceClass } from '@fachwerk/shared/contracts';

/** Classes that a class includes, FeV §6(3). */
const INCLUDES: Record<LicenceClass, readonly LicenceClass[]> = {
  B: [],
  B96: ['B'],
  BE: ['B', 'B96'],
  C1: ['B'],
  C1E: ['B', 'B96', 'BE', 'C1'],
};

export const licenceSuffices = (seen: LicenceClass, needed: LicenceClass): boolean =>
  seen === needed || INCLUDES[seen].includes(needed);
