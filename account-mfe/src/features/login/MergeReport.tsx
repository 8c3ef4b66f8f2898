import { isAs } from '@fachwerk/shared/calls';
import type { AccountAnswer } from '@fachwerk/shared/contracts';
import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { nextPageText } from '../../outcomes/next-page-text';

export type MergeReportLine = NonNullable<AccountAnswer['mergeReport']>[number];

/** Merge report of an answer, from a call or a post without script. */
export const mergeReportOf = (report: unknown): MergeReportLine[] =>
  isAs<MergeReportLine[]>([LINE], report) ? report : [];

const LINE = { itemId: 'string', name: 'string', oldQuantity: 'number', newQuantity: 'number' } as const;

/**
 * The changes of merging two carts. Shown before continuing, because the next page has no data about them.
 */
export function MergeReport({ lines, next }: { lines: MergeReportLine[]; next: string }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <Outcome
      isFresh
      tone="warning"
      headline={text('account.merge.headline')}
      actions={
        <Button variant="primary" href={next}>
          {text(nextPageText(next, pageUrls))}
        </Button>
      }
    >
      <p>{text('account.merge.text')}</p>
      <ul>
        {lines.map(({ itemId, name, oldQuantity, newQuantity }) => (
          <li key={itemId}>
            {text(newQuantity === 0 ? 'account.merge.removed' : 'account.merge.line', {
              name,
              old: oldQuantity,
              new: newQuantity,
            })}
          </li>
        ))}
      </ul>
    </Outcome>
  );
}
