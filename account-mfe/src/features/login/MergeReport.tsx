import { AccountAnswer } from '@fachwerk/shared/contracts';
import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { nextPageText } from '../../outcomes/next-page-text';

export type MergeReportLine = NonNullable<AccountAnswer['mergeReport']>[number];

/** The changes out of an answer, of a script's call or of a post without script. */
export function mergeReportOf(report: unknown): MergeReportLine[] {
  const result = AccountAnswer.safeParse({ mergeReport: report ?? undefined });
  return (result.success && result.data.mergeReport) || [];
}

/** What joining the two carts changed: said before going on, because the next page knows nothing of it. */
export function MergeReport({ lines, next }: { lines: MergeReportLine[]; next: string }) {
  const t = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <Outcome
      isFresh
      tone="warning"
      headline={t('account.merge.headline')}
      actions={
        <Button variant="primary" href={next}>
          {t(nextPageText(next, pageUrls))}
        </Button>
      }
    >
      <p>{t('account.merge.text')}</p>
      <ul>
        {lines.map(({ itemId, name, oldQuantity, newQuantity }) => (
          <li key={itemId}>
            {t(newQuantity === 0 ? 'account.merge.removed' : 'account.merge.line', {
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
