import type { EventPayload } from '@fachwerk/shared/bus';
import type { StoreService } from '@fachwerk/shared/contracts';
import type { Place } from '../stores-api';

export type LayerRequest = EventPayload<'storefinder:layer-requested'>;

/**
 * How the layer opens (specification 3, "Storefinder state"). Each opening begins with the defaults, so that
 * nothing of the last one remains (docs/decisions/0137-a-request-states-how-the-layer-opens.md).
 */
export interface LayerState {
  itemId: string | undefined;
  itemName: string | undefined;
  /** Words that the layer begins with. */
  place: string | undefined;
  showAvailability: boolean;
  filters: readonly StoreService[];
  storefinderLocation: Place | undefined;
  selectedStoreForSinglePage: string | undefined;
  ignoreSelectedStore: boolean;
  allowEditingCurrentStore: boolean;
  isAdvertisementMode: boolean;
  isTransportRentalMode: boolean;
  disableNoClickAndCollectStore: boolean;
}

/** What the contents of the open layer get. */
export interface LayerContentProps {
  state: LayerState;
  onChosen: () => void;
}

export function layerStateOf(request: LayerRequest): LayerState {
  const { storefinderLocation: location } = request;
  return {
    itemId: request.itemId,
    itemName: request.itemName,
    place: request.place?.trim(),
    showAvailability: request.showAvailability ?? true,
    filters: request.filters ?? [],
    storefinderLocation: location && { lat: location.lat, lon: location.lon },
    selectedStoreForSinglePage: request.selectedStoreForSinglePage,
    ignoreSelectedStore: request.ignoreSelectedStore ?? false,
    allowEditingCurrentStore: request.allowEditingCurrentStore ?? true,
    isAdvertisementMode: request.isAdvertisementMode ?? false,
    isTransportRentalMode: request.isTransportRentalMode ?? false,
    disableNoClickAndCollectStore: request.disableNoClickAndCollectStore ?? false,
  };
}

/** The item whose stock is asked for. */
export const stockItemOf = ({ itemId, showAvailability }: LayerState): string | undefined =>
  showAvailability ? itemId : undefined;

/** Message key of the title. */
export function titleOf(state: LayerState): string {
  const title = () => {
    if (state.isAdvertisementMode) return 'titleOffers';
    if (state.isTransportRentalMode) return 'titleRental';
    if (stockItemOf(state)) return 'titleItem';
    return state.allowEditingCurrentStore ? 'title' : 'titleStores';
  };
  return `storefinder.layer.${title()}`;
}
