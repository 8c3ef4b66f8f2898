import type { ConsentClass } from '@fachwerk/shared/contracts';
import { CONSENT_SERVICES } from '@fachwerk/shared/rules';

/** Services by class, in the order of the register; classes without one are left out. */
export function consentGroups(
  offered: readonly string[],
): { class: Exclude<ConsentClass, 'necessary'>; services: string[] }[] {
  const known = Object.entries(CONSENT_SERVICES).filter(([id]) => offered.includes(id));
  return (['comfort', 'statistics', 'marketing'] as const).flatMap((one) => {
    const services = known.flatMap(([id, itsClass]) => (itsClass === one ? [id] : []));
    return services.length > 0 ? [{ class: one, services }] : [];
  });
}
