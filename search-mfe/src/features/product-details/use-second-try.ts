import { useState } from 'react';
import { usePlatform } from '@fachwerk/shared/widget';
import { loadProduct, type ProductDetailsData } from './product-details-api';

export interface SecondTry {
  /** What the page was given, or what the browser has got since. */
  data: ProductDetailsData;
  isUnderWay: boolean;
  retry(): void;
}

/** Where the page server could not get the product, the browser can ask for it itself. */
export function useSecondTry(given: ProductDetailsData, productId: string): SecondTry {
  const { api, signal } = usePlatform();
  const [answer, setAnswer] = useState<{ after: ProductDetailsData; data: ProductDetailsData } | null>(null);
  const [isUnderWay, setUnderWay] = useState(false);

  async function ask(): Promise<void> {
    setUnderWay(true);
    try {
      const url = new URL(window.location.href);
      setAnswer({ after: given, data: await loadProduct({ api, productId, url, signal }) });
    } finally {
      setUnderWay(false);
    }
  }

  return {
    data: answer?.after === given ? answer.data : given,
    isUnderWay,
    retry() {
      // Only a cancelled call rejects: the widget has gone.
      ask().catch(() => undefined);
    },
  };
}
