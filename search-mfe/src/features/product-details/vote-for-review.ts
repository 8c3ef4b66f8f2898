import { type Bus, notify } from '@fachwerk/shared/bus';
import { markReviewHelpful } from '@fachwerk/shared/calls';
import { failureText, type Platform, type Translate } from '@fachwerk/shared/widget';

export interface VoteContext extends Pick<Platform, 'api' | 'track'> {
  bus: Bus;
  /** Needs the prefixes `productReviews.`, `failure.` and `error.`. */
  text: Translate;
  productId: string;
}

/** Sends the vote of a form and shows the new number in its button. */
export async function voteForReview(
  { api, bus, track, text, productId }: VoteContext,
  form: HTMLFormElement,
): Promise<void> {
  const reviewId = form.dataset.review ?? '';
  const button = form.querySelector('button');
  try {
    const { helpfulCount } = await api.call(markReviewHelpful, { params: { productId, reviewId }, form: {} });
    if (button) button.textContent = text('productReviews.voted', { count: helpfulCount });
    track({ name: 'review_helpful', values: { productId, reviewId } });
  } catch (error) {
    notify(bus, { id: 'review', type: 'error', text: failureText(text, error) });
  }
}
