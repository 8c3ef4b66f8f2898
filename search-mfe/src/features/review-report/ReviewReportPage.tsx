import { Outcome, toCorrect, wentWell } from '@fachwerk/shared/forms';
import { Button, EmptyState, PackageIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { ReportFields } from './ReportFields';
import type { ReviewReportData } from './review-report-data';

/** Form, then the confirmation that the report is checked. */
export function ReviewReportPage({ data: { reported, answer } }: WidgetProps<unknown, ReviewReportData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const [isSent, setIsSent] = useState(false);
  if (!reported)
    return (
      <EmptyState
        icon={<PackageIcon size={48} />}
        headingLevel={1}
        title={text('reviewReport.missing')}
        actions={<Button href={pageUrls.start}>{text('reviewReport.toStart')}</Button>}
      >
        {text('reviewReport.missingText')}
      </EmptyState>
    );
  if (isSent || wentWell(answer))
    return (
      <Outcome
        tone="success"
        headline={text('reviewReport.done.headline')}
        isFresh={isSent}
        actions={<Button href={reported.productUrl}>{text('reviewReport.back')}</Button>}
      >
        <p>{text('reviewReport.done.text')}</p>
      </Outcome>
    );
  return <ReportFields reported={reported} lastAnswer={toCorrect(answer)} onDone={() => setIsSent(true)} />;
}
