import { Outcome, toCorrect, wentWell } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { MissingProduct } from '../../MissingProduct';
import type { ReviewFormData } from './review-form-data';
import { ReviewFields } from './ReviewFields';

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
