import type { Kernel } from '../kernel/context/kernel';
import type { CustomersServices } from './context/customers-context';

export interface CustomersOptions {
  /** "<form>:<question>" of the surveys; that of the product page by default. */
  surveys?: readonly string[];
}

/** On the product page in `apps/cms/content/product.json`. */
const PAGE_SURVEY = 'produktseite:zufriedenheit';

export const customersServices = (_below: Kernel, { surveys = [] }: CustomersOptions): CustomersServices => ({
  surveys: new Set(surveys.length > 0 ? surveys : [PAGE_SURVEY]),
});
