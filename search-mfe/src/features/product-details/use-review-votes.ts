import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useRef } from 'react';
import type { VoteContext } from './vote-for-review';

/**
 * Sends votes of the static reviews without a page load. The code loads with the first vote; without it the
 * form is sent natively.
 */
export function useReviewVotes(within: RefObject<HTMLElement | null>, productId: string): void {
  const { api, bus, track } = usePlatform();
  const text = useMessages();
  const context = useRef<VoteContext>({ api, bus, track, text, productId });
  useEffect(() => {
    context.current = { api, bus, track, text, productId };
  });

  useEffect(() => {
    const { current: container } = within;
    if (!container) return undefined;
    const vote = (event: Event) => {
      const form = event.target as HTMLFormElement;
      if (form.dataset.review === undefined) return;
      event.preventDefault();
      import('./vote-for-review').then(
        ({ voteForReview }) => voteForReview(context.current, form),
        () => form.submit(),
      );
    };
    container.addEventListener('submit', vote);
    return () => container.removeEventListener('submit', vote);
  }, [within]);
}
