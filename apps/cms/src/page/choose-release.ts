import { NotReady } from '../not-ready';
import type { ViewRelease } from '../release/composed-releases';
import type { PlanSource } from '../release/plan-source';
import type { PreviewSource } from '../release/preview-source';
import type { PreviewNotice } from './preview-banner';
import { viewOf, type VisitorView } from './visitor-view';

export interface Releases {
  plans: PlanSource;
  previews: PreviewSource;
}

export interface ChosenRelease extends ViewRelease {
  /** The request has a preview link, valid or not: the page shows a banner and is not cached. */
  notice: PreviewNotice | undefined;
}

/** Chooses one consistent set of versions for this page view. */
export async function chooseRelease(
  { plans, previews }: Releases,
  cookies: string | undefined,
  /** Token of a preview link in the address; overrides the cookie. */
  openedToken?: string,
): Promise<ChosenRelease> {
  const view = viewOf(cookies);
  const token = openedToken ?? view.previewToken;
  if (token === undefined) return { ...(await composeFrom(plans, view)), notice: undefined };

  const answer = await previews(token);
  if (typeof answer === 'string') return { ...(await composeFrom(plans, view)), notice: { kind: answer } };
  const release = answer.compose(view);
  const { preview } = answer.plan;
  if (!release || !preview) return { ...(await composeFrom(plans, view)), notice: { kind: 'refused' } };
  return { ...release, notice: { kind: 'shown', ...preview } };
}

async function composeFrom(plans: PlanSource, view: VisitorView): Promise<ViewRelease> {
  const { compose } = await plans.current();
  const release = compose(view);
  if (!release) throw new NotReady('No shell is live yet: publish one (docs/guides/operate.md).');
  return release;
}
