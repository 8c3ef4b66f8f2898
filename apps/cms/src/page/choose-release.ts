import { NotReady } from '../not-ready';
import type { PlanSource } from '../release/plan-source';
import type { PreviewSource } from '../release/preview-source';
import type { ViewRelease } from '../release/composed-releases';
import type { PreviewNotice } from './preview-banner';
import { viewOf, type VisitorView } from './visitor-view';

export interface Releases {
  plans: PlanSource;
  previews: PreviewSource;
}

export interface ChosenRelease extends ViewRelease {
  /** Somebody holds a preview link, good or not: told in a banner, and nobody may keep the page. */
  notice: PreviewNotice | undefined;
}

/** The one coherent set of versions for this visitor's page view. */
export async function chooseRelease(
  { plans, previews }: Releases,
  cookies: string | undefined,
  /** A link that was opened right now, in place of the cookie. */
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
