import { readRentalVehicles } from '@fachwerk/shared/calls';
import type { RentalVehicles } from '@fachwerk/shared/contracts';
import { type HttpClient, isUnknownId } from '@fachwerk/shared/http';

/** What a page of rental is loaded with. */
export interface RentalVisit {
  api: HttpClient;
  url: URL;
  /** ISO instant. */
  now: string;
  signal: AbortSignal;
}

/** Null without such a store. */
export async function readVehicles(
  { api, signal }: Pick<RentalVisit, 'api' | 'signal'>,
  companyId: string,
): Promise<RentalVehicles | null> {
  try {
    return await api.call(readRentalVehicles, { query: { companyId }, signal });
  } catch (error) {
    if (isUnknownId(error)) return null;
    throw error;
  }
}
