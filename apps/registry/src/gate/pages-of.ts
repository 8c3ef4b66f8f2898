import type { Finding } from '@fachwerk/shared/contracts';
import { aBreak, aWarning } from './findings';
import type { Use } from './in-use';

/** The content file, or the URL of a third-party page. */
export const pageOf = ({ source, file, page }: Use): string => (source === 'content' && file ? file : page);

export const pagesOf = (uses: readonly Use[]): string[] => [...new Set(uses.map(pageOf))].sort();

/** Any browser can report a use on a third-party page; see decision 0097. */
const isConfirmed = ({ source, confirmedBy }: Use): boolean =>
  source === 'content' || typeof confirmedBy === 'string';

/** A break for confirmed uses, a warning for uses that only browsers have reported. */
export function aboutUses(
  draft: Pick<Finding, 'rule' | 'message'> & Partial<Finding>,
  uses: readonly Use[],
): Finding[] {
  const confirmed = uses.filter(isConfirmed);
  const others = uses.filter((use) => !isConfirmed(use));
  return [
    ...(confirmed.length > 0 ? [aBreak({ ...draft, pages: pagesOf(confirmed) })] : []),
    ...(others.length > 0
      ? [
          aWarning({
            ...draft,
            message: `${draft.message} (Unconfirmed: reported by browsers, found neither by the registry nor by an operator.)`,
            pages: pagesOf(others),
          }),
        ]
      : []),
  ];
}
