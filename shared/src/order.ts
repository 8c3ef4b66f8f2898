/** Parts of the pages of an order, for several micro-frontends. Their texts have the key prefix `order.`. */
export { CasePictures } from './order/CasePictures';
export { CollectionCode } from './order/CollectionCode';
export { CollectionStore } from './order/CollectionStore';
export { DocumentItems } from './order/DocumentItems';
export { nextStepsOf, type NextStep } from './order/next-steps';
export { OrderAddresses } from './order/OrderAddresses';
export { OrderArrivals } from './order/OrderArrivals';
export { OrderLayout } from './order/OrderLayout';
export { OrderLines } from './order/OrderLines';
export { OrderSteps } from './order/OrderSteps';
export { OrderSums } from './order/OrderSums';
export { Panel } from './order/Panel';
export { REGISTERED_ORDER, RegistrationOffer } from './order/RegistrationOffer';
export { TransportOffers } from './order/TransportOffers';
export { TransportPanel } from './order/TransportPanel';
export { TrackingLink } from './order/TrackingLink';
