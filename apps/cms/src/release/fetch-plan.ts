import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { ReleasePlan, type Verifier } from '@fachwerk/shared/federation';

/** The preview is unknown or has ended. */
export class PreviewRefused extends Error {}

export interface AnsweredPlan {
  plan: ReleasePlan;
  /** The signed text; equal texts are equal plans. */
  text: string;
}
/** Rejects without a valid signed answer of the registry. */
export type FetchPlan = (previewToken?: string) => Promise<AnsweredPlan>;

/** Requires the registry's signature: a forged plan could put any script on a page. */
export function planFetcher(registryUrl: string, verifier: Verifier): FetchPlan {
  let last: AnsweredPlan | undefined;

  return async (previewToken) => {
    const query = previewToken === undefined ? '' : `?preview=${encodeURIComponent(previewToken)}`;
    const response = await fetch(`${registryUrl}/federation/plan${query}`, {
      signal: AbortSignal.timeout(timeLimit('plan')),
    });
    if (response.status === 403 && previewToken !== undefined)
      throw new PreviewRefused('The registry knows no such preview.');
    if (!response.ok) throw new Error(`The registry answers ${response.status} for the plan.`);
    const text = await response.text();
    verifier.check(text, response.headers.get('x-registry-signature'));
    if (last?.text === text) return last;
    const answered = { plan: ReleasePlan.parse(JSON.parse(text)), text };
    if (previewToken === undefined) last = answered;
    return answered;
  };
}
