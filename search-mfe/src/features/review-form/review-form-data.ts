import type { FormAnswer, ProductDetail } from '@fachwerk/shared/contracts';

/** The product that is reviewed. */
export type ReviewedProduct = Pick<ProductDetail, 'productId' | 'name' | 'url' | 'images'>;

export interface ReviewFormData {
  /** null: there is no such product. */
  product: ReviewedProduct | null;
  answer: FormAnswer | null;
  /** Suggested name of a logged-in customer. */
  name: string;
}
