import { readRentalBookings, readUser, searchStores } from '@fachwerk/shared/calls';
import type {
  FormAnswer,
  RentalBooking,
  RentalBookings,
  RentalVehicles,
  StoreSearch,
} from '@fachwerk/shared/contracts';
import { readFormAnswer, toCorrect } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { SUGGEST, UNTIL_DAY } from '@fachwerk/shared/rules';
import { type PlaceInUrl, placeInUrl } from '../../../place-in-url';
import { readVehicles, type RentalVisit } from '../base/read-vehicles';
import { choiceIn, CHOOSE } from '../base/rental-address';
import { loadTimes, type RentalTimes } from '../base/rental-times';
import { loadSuggested, type Suggestion } from './suggested-time';

/** The page with the vehicles of a store. */
export interface OfferData {
  kind: 'offer';
  basePath: string;
  /** Bookings of the customer who is logged in. */
  bookings: RentalBooking[];
  view:
    /** The visitor looks for a store; null before a place is named. */
    | { kind: 'stores'; place: PlaceInUrl; found: StoreSearch | null }
    | {
        kind: 'vehicles';
        offer: RentalVehicles;
        /** The vehicle that the visitor has chosen. */
        times: RentalTimes | null;
        /** A link has chosen the time, so that the calendar is not needed. */
        suggestion: Suggestion | null;
        /** The address names a vehicle that the store does not rent. */
        isGone: boolean;
        /** The form of the first step, if it was refused without script. */
        answer: FormAnswer | null;
      }
    | { kind: 'failed' };
}

const MOST_STORES = 10;

/** A failed call is shown on the page; only a cancelled call is rethrown. */
export async function loadOffer(visit: RentalVisit): Promise<OfferData> {
  const { api, url, signal } = visit;
  const page = { kind: 'offer' as const, basePath: url.pathname };
  const answer = await readFormAnswer(api, url, signal);
  // First: what is kept for this visitor is free for another choice of theirs.
  const { bookings, held } = await orElse<RentalBookings>({ bookings: [] }, signal, () =>
    api.call(readRentalBookings, { signal }),
  );
  const view = await orElse<OfferData['view']>({ kind: 'failed' }, signal, () =>
    loadView(visit, answer, held ?? undefined),
  );
  return { ...page, bookings, view };
}

async function loadView(
  visit: RentalVisit,
  answer: FormAnswer | null,
  except: string | undefined,
): Promise<OfferData['view']> {
  const { api, url, now, signal } = visit;
  const refused = toCorrect(answer);
  const choice = choiceIn(url.searchParams, refused?.values);
  const place = placeInUrl(url.searchParams);
  const looksForStore = place.query !== '' || place.place !== undefined || url.searchParams.has(CHOOSE);
  const companyId = choice.companyId || (looksForStore ? '' : await readChosenStore(visit));
  const offer = companyId === '' ? null : await readVehicles(visit, companyId);
  if (!offer) return { kind: 'stores', place, found: await findRentingStores(visit, place) };
  const vehicle = offer.vehicles.find(({ vehicleId }) => vehicleId === choice.vehicleId);
  const question = vehicle && { api, vehicle, terms: offer.terms, choice, except, now, signal };
  // What was refused without script is shown as it was typed.
  const isSuggested = url.searchParams.has(SUGGEST) && !refused;
  return {
    kind: 'vehicles',
    offer,
    times: null,
    suggestion: null,
    ...(question &&
      (isSuggested
        ? await loadSuggested(question, url.searchParams.get(UNTIL_DAY))
        : { times: await loadTimes(question) })),
    isGone: !vehicle && url.searchParams.has('vehicleId'),
    answer: refused,
  };
}

const readChosenStore = ({ api, signal }: RentalVisit): Promise<string> =>
  orElse('', signal, async () => {
    const { selectedStore } = await api.call(readUser, { signal });
    return selectedStore?.companyId ?? '';
  });

/** Stores near a place that rent vehicles. */
const findRentingStores = async (
  { api, signal }: RentalVisit,
  { place }: PlaceInUrl,
): Promise<StoreSearch | null> =>
  place
    ? api.call(searchStores, {
        query: { ...place, services: 'TRANSPORT_RENTAL', limit: MOST_STORES },
        signal,
      })
    : null;

/** The page works without this answer. */
async function orElse<T>(instead: T, signal: AbortSignal, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    return instead;
  }
}
