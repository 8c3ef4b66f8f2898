import { readProduct } from '@fachwerk/shared/calls';
import type { EnergyLabel } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';

/** A product with an energy label, and what its data sheet shows. */
export interface LabelledProduct {
  name: string;
  url: string;
  /** Model identifier of the label. */
  itemId: string;
  ean: string;
  brand: string;
  producer: { name: string; address: string };
  label: EnergyLabel;
  attributes: readonly { label: string; value: string }[];
}

interface LabelRequest {
  api: HttpClient;
  productId: string;
  signal: AbortSignal;
}

/** null if there is no such product, or it has no label. */
export async function loadEnergyLabel({
  api,
  productId,
  signal,
}: LabelRequest): Promise<LabelledProduct | null> {
  try {
    const product = await api.call(readProduct, { params: { productId }, signal });
    const [label] = product.eeLabels;
    if (!label) return null;
    const { name, url, itemId, ean, brand, safety, attributes } = product;
    const { producer } = safety;
    return {
      ...{ name, url, itemId, ean, brand: brand.name, label },
      producer: { name: producer.name, address: producer.address },
      attributes: attributes.map((one) => ({ label: one.label, value: one.value })),
    };
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return null;
    throw error;
  }
}
