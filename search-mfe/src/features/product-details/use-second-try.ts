import { usePlatform, useRequest } from '@fachwerk/shared/widget';
import { loadProduct, type ProductDetailsData } from './product-details-api';

export interface SecondTry {
  /** The data of the page, or of a later call in the browser. */
  data: ProductDetailsData;
  isUnderWay: boolean;
  retry(): void;
}

/** Lets the browser load the product when the page server could not. */
export function useSecondTry(given: ProductDetailsData, productId: string): SecondTry {
  const { api } = usePlatform();
  const { data, status, reload } = useRequest(
    productId,
    (signal) => loadProduct({ api, productId, url: new URL(window.location.href), signal }),
    { initial: given },
  );

  return { data: data ?? given, isUnderWay: status === 'loading', retry: () => void reload() };
}
