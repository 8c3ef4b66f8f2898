import { HOME_COUNTRY } from '@fachwerk/shared/rules';
import type { Kernel } from '../kernel/context/kernel';
import { createSealer } from '../kernel/secrets/sealed-text';
import type { SellingServices } from './context/selling-context';

export interface SellingOptions {
  /** Countries that goods are sent to; Germany by default. */
  deliveryCountries?: readonly string[];
}

export const sellingServices = (
  { secrets }: Kernel,
  { deliveryCountries = [] }: SellingOptions,
): SellingServices => ({
  deliveryCountries: deliveryCountries.length > 0 ? deliveryCountries : [HOME_COUNTRY],
  backInStockSealer: createSealer(secrets.sessions, 'back in stock'),
});
