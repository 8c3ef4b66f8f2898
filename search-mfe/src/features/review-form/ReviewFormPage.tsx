import type { FormAnswer, ProductDetail } from '@fachwerk/shared/contracts';
import { Outcome, toCorrect, wentWell } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { MissingProduct } from '../../MissingProduct';
import { ReviewFields } from './ReviewFields';

/** The product that is reviewed. */
export type ReviewedProduct = Pick<ProductDetail, 'productId' | 'name' | 'url' | 'images'>;

export interface ReviewFormData {
  /** null: there is no such product. */
  product: ReviewedProduct | null;
  answer: FormAnswer | null;
  /** Suggested name of a logged-in customer. */
  name: string;
}

/** Form, then the confirmation that the review is checked. */
export function ReviewFormPage({ data: { product, answer, name } }: WidgetProps<unknown, ReviewFormData>) {
  const text = useMessages();
  const [isSent, setIsSent] = useState(false);
  if (!product) return <MissingProduct />;
  if (isSent || wentWell(answer))
    return (
      <Outcome
        tone="success"
        headline={text('reviewForm.done.headline')}
        isFresh={isSent}
        actions={<Button href={product.url}>{text('reviewForm.back')}</Button>}
      >
        <p>{text('reviewForm.done.text')}</p>
      </Outcome>
    );
  return (
    <ReviewFields
      product={product}
      name={name}
      lastAnswer={toCorrect(answer)}
      onDone={() => setIsSent(true)}
    />
  );
}
