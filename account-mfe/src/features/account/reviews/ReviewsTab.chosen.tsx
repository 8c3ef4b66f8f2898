import { removeOwnReview } from '@fachwerk/shared/calls';
import type { OwnReview, OwnReviews, ProductToReview } from '@fachwerk/shared/contracts';
import { answerTexts, ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { ProductPicture } from '@fachwerk/shared/product';
import { Badge, Button, Card, ListPages, MessageBox, Rating, Section } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { AccountTabProps } from '../account-tab';
import { ConsentBox } from '../consents/ConsentBox';
import type { ConsentsData } from '../consents/load-consents';
import { answerOf } from '../form/answer-of';
import { DoneMessage } from '../form/DoneMessage';
import { reviewsUrl } from './review-pages';
import styles from './ReviewsTab.module.css';

export interface ReviewsTabData {
  own: OwnReviews;
  consent: ConsentsData;
}

/** Own reviews with their state, what could be reviewed, and whether the shop may ask for it. */
export function ReviewsTab({ data }: AccountTabProps<ReviewsTabData>) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  if (!data)
    return (
      <Card className={styles.part}>
        <h2>{text('ownReviews.headline')}</h2>
        <p>{text('ownReviews.unavailable')}</p>
        <Button href={reviewsUrl(account)}>{text('account.retry')}</Button>
      </Card>
    );
  const { own, consent } = data;
  return (
    <div className={styles.tab}>
      <h2>{text('ownReviews.headline')}</h2>
      {own.toReview.length > 0 && <ToReview products={own.toReview} />}
      <Reviews own={own} answer={consent.answer} />
      <OtherPages own={own} />
      <ConsentBox kind="REVIEW_INVITATION" data={consent} />
    </div>
  );
}

function ToReview({ products }: { products: readonly ProductToReview[] }) {
  const text = useMessages();
  const language = useContentLanguage();
  const { reviews = '' } = usePlatform().config.pageUrls;
  return (
    <Section headline={text('ownReviews.toReview')} headingLevel={3} className={styles.part}>
      <ul role="list" className={styles.list}>
        {products.map(({ productId, name, image }) => (
          <li key={productId} className={styles.bought}>
            <ProductPicture image={image} isDecorative size="thumbnail" />
            <div className={styles.what}>
              <p className={styles.name} lang={language}>
                {name}
              </p>
              <Button
                size="small"
                href={`${reviews}${encodeURIComponent(productId)}/`}
                aria-label={text('ownReviews.write.label', { name })}
              >
                {text('ownReviews.write')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Reviews({ own, answer }: { own: OwnReviews; answer: ConsentsData['answer'] }) {
  const text = useMessages();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const failed = answerOf(answer, 'review-removed');
  const shown = own.reviews.filter(({ reviewId }) => !removed.includes(reviewId));
  const doneKey = removed.length > 0 ? 'ownReviews.removed' : failed.doneKey;

  return (
    <Section headline={text('ownReviews.list')} headingLevel={3} className={styles.part}>
      {doneKey !== null && <DoneMessage times={removed.length}>{text(doneKey)}</DoneMessage>}
      {answerTexts(text, failed.toCorrect).map(({ msg, sentence }) => (
        <MessageBox key={msg} tone="error" isLive>
          {sentence}
        </MessageBox>
      ))}
      {shown.length === 0 ? (
        <p className={styles.detail}>{text('ownReviews.none')}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {shown.map((review) => (
            <Review
              key={review.reviewId}
              review={review}
              onRemoved={() => setRemoved((before) => [...before, review.reviewId])}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

const TONES = { submitted: 'neutral', published: 'success', refused: 'warning' } as const;

function Review({ review, onRemoved }: { review: OwnReview; onRemoved: () => void }) {
  const text = useMessages();
  const { reviews = '' } = usePlatform().config.pageUrls;
  const language = useContentLanguage();
  const { productId, productName, url, stars, title, state, refusal, submittedText } = review;
  return (
    <li className={styles.review}>
      <h4 className={styles.name} lang={language}>
        {url === undefined ? productName : <a href={url}>{productName}</a>}
      </h4>
      <p className={styles.state}>
        <Rating value={stars} label={text('ownReviews.stars', { stars })} />
        <Badge tone={TONES[state]}>{text(`ownReviews.state.${state}`)}</Badge>
        <span className={styles.detail}>{text('ownReviews.written', { day: submittedText })}</span>
      </p>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.text}>{review.text}</p>
      {refusal !== undefined && <p>{text('ownReviews.reason', { reason: refusal })}</p>}
      {state === 'refused' && url !== undefined && (
        <p>
          <a
            href={`${reviews}${encodeURIComponent(productId)}/`}
            aria-label={text('ownReviews.again.label', { name: productName })}
          >
            {text('ownReviews.again')}
          </a>
        </p>
      )}
      <Remove review={review} onRemoved={onRemoved} />
    </li>
  );
}

/** Asks first, also without script: what is deleted does not come back. */
function Remove({
  review: { reviewId, productName },
  onRemoved,
}: {
  review: OwnReview;
  onRemoved: () => void;
}) {
  const text = useMessages();
  const form = useServerForm({ call: removeOwnReview, initialValues: { id: reviewId }, onDone: onRemoved });
  return (
    <details className={styles.remove}>
      <summary aria-label={text('ownReviews.remove.label', { name: productName })}>
        {text('ownReviews.remove')}
      </summary>
      <p className={styles.detail}>{text('ownReviews.remove.text')}</p>
      <ServerForm
        form={form}
        submit={
          <div>
            <Button
              type="submit"
              size="small"
              variant="danger"
              isPending={form.isPending}
              aria-label={text('ownReviews.remove.submitLabel', { name: productName })}
            >
              {text('ownReviews.remove.submit')}
            </Button>
          </div>
        }
      >
        <input type="hidden" name="id" value={reviewId} />
      </ServerForm>
    </details>
  );
}

function OtherPages({ own: { next, hasNewer } }: { own: OwnReviews }) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  return (
    <ListPages
      label={text('ownReviews.pages')}
      newest={hasNewer && { href: reviewsUrl(account), text: text('ownReviews.newest') }}
      older={next !== null && { href: reviewsUrl(account, next), text: text('ownReviews.older') }}
    />
  );
}
