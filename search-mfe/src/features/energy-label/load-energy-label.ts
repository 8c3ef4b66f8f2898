import type { EnergyLabel } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { fetchProduct } from '../../fetch-product';

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
export async function loadEnergyLabel(request: LabelRequest): Promise<LabelledProduct | null> {
  const product = await fetchProduct(request);
  const [label] = product?.eeLabels ?? [];
  if (!product || !label) return null;
  const { name, url, itemId, ean, brand, safety, attributes } = product;
  const { producer } = safety;
  return {
    name,
    url,
    itemId,
    ean,
    brand: brand.name,
    label,
    producer: { name: producer.name, address: producer.address },
    attributes: attributes.map((one) => ({ label: one.label, value: one.value })),
  };
}
