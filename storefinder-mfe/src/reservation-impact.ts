import type { ReservationImpact } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';

/** What the reservation would lack in the chosen store; null unless the server asks for a confirmation. */
export function reservationImpactOf(error: unknown): readonly ReservationImpact[] | null {
  if (!isHttpError(error) || error.status !== 409) return null;
  const { reservationImpact } = error.body as { reservationImpact?: readonly ReservationImpact[] };
  return reservationImpact ?? null;
}
