import type { Finding } from '@fachwerk/shared/contracts';
import { aBreak, aWarning } from './findings';
import type { InUse, Use } from './in-use';

/** The content file, or the URL of a third-party page. */
export const pageOf = ({ source, file, page }: Use): string => (source === 'content' && file ? file : page);

export const pagesOf = (uses: readonly Use[]): string[] => [...new Set(uses.map(pageOf))].sort();

export function isKnownPage({ thirdPartyOrigins }: Pick<InUse, 'thirdPartyOrigins'>): (use: Use) => boolean {
  return ({ source, page }) =>
    source === 'content' || (URL.canParse(page) && thirdPartyOrigins.includes(new URL(page).origin));
}

/** A break for known pages, a warning for pages of other origins. */
export function aboutUses(
  draft: Pick<Finding, 'rule' | 'message'> & Partial<Finding>,
  uses: readonly Use[],
  inUse: Pick<InUse, 'thirdPartyOrigins'>,
): Finding[] {
  const counts = isKnownPage(inUse);
  const ours = uses.filter(counts);
  const others = uses.filter((use) => !counts(use));
  return [
    ...(ours.length > 0 ? [aBreak({ ...draft, pages: pagesOf(ours) })] : []),
    ...(others.length > 0
      ? [
          aWarning({
            ...draft,
            message: `${draft.message} (Seen on pages of an origin that the operator did not name.)`,
            pages: pagesOf(others),
          }),
        ]
      : []),
  ];
}
