import type { CataloguePresentation } from '@fachwerk/shared/catalogue-format';
import type { PricesInfo, ProductTile } from '@fachwerk/shared/contracts';
import { ONLINE_LIST } from '../prices/price-lists';
import type { StoreOffer } from '../stores/store-offers';
import { readableColour } from './readable-colour';

type OfferFields = Pick<
  ProductTile,
  'price' | 'statusStore' | 'stocks' | 'reservationCollectableFrom' | 'statusOnline'
>;

interface ShownOffer {
  isFromPrice: boolean;
  pricesInfo: PricesInfo;
  statusOnline: ProductTile['statusOnline'];
  /** In the online warehouse. */
  available: number;
}

/** Whether the fields are sent that no widget shows by default. */
export interface OfferDetail {
  isComplete: boolean;
  /** The item in the requested store. */
  store: StoreOffer | undefined;
}

/** Stock is not stated more exactly. */
const MOST = 99;

/** Prices and stock of the online shop and of the requested store. */
export function offerView(shown: ShownOffer, { isComplete, store }: OfferDetail): OfferFields {
  const { isFromPrice, pricesInfo, statusOnline, available } = shown;
  const statusStore = store?.stock.statusStore ?? 'StoreNotSet';
  if (!isComplete && !store) return { price: { isFromPrice }, statusOnline, statusStore };
  const online = listPrice(pricesInfo);
  const reservationPrices = store ? [listPrice(store.prices)] : [];
  const collectable = store?.stock.reservationCollectableFrom;
  return {
    price: {
      isFromPrice,
      prices: [...reservationPrices.filter(({ priceList }) => priceList !== ONLINE_LIST), online],
      reservationPrices,
      onlinePrices: [online],
    },
    statusOnline,
    statusStore,
    stocks: [
      { companyId: ONLINE_LIST, status: statusOnline, quantity: Math.min(MOST, available) },
      ...(store
        ? [{ companyId: store.stock.companyId, status: statusStore, quantity: store.stock.quantity }]
        : []),
    ],
    ...(collectable ? { reservationCollectableFrom: collectable } : {}),
  };
}

const listPrice = ({ priceList, displayPrice }: PricesInfo) => ({ priceList, displayPrice });

/** Badges, sheet and brand picture of the catalogue; absent ones take no place in the answer. */
export const presentationView = (shown: CataloguePresentation) => ({
  ...(shown.disruptor ? { productDisruptor: readableBadge(shown.disruptor) } : {}),
  ...(shown.imageDisruptor ? { imageProductDisruptor: shown.imageDisruptor } : {}),
  ...(shown.sheet ? { sheet: shown.sheet } : {}),
  ...(shown.hbcItemRelation ? { hbcItemRelation: shown.hbcItemRelation } : {}),
  ...(shown.brandImage ? { brandImage: { src: shown.brandImage } } : {}),
});

const readableBadge = (badge: NonNullable<CataloguePresentation['disruptor']>) => ({
  ...badge,
  textColor: readableColour(badge.textColor, badge.backgroundColor),
});
