import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { comparisonUrl } from '../../urls';
import { type ComparedItem, comparedItems, keepComparedItems } from './compared-items';
import styles from './ComparisonPage.module.css';
import { ComparisonTable } from './ComparisonTable.static';
import type { ComparisonData } from './load-comparison';
import { useOrderCompared } from './use-order-compared';

/** The page of a comparison. What it shows is what the browser keeps for the next choice. */
export function ComparisonPage({ data }: WidgetProps<unknown, ComparisonData>) {
  const items = data.status === 'ready' ? data.items : null;
  useEffect(() => {
    if (items) keepComparedItems(items);
  }, [items]);
  const tableRef = useRef<HTMLDivElement>(null);
  useOrderCompared(tableRef);
  if (data.status === 'failed') return <Failed url={data.url} />;

  return (
    <>
      {!items && <Kept />}
      <div ref={tableRef}>
        <ComparisonTable comparison={data.comparison} />
      </div>
    </>
  );
}

/** On the bare address: leads to the items that this browser keeps. */
function Kept() {
  const text = useMessages();
  const { comparison = '' } = usePlatform().config.pageUrls;
  const [kept, setKept] = useState<readonly ComparedItem[]>([]);
  useEffect(() => setKept(comparedItems()), []);
  if (kept.length === 0) return null;

  return (
    <MessageBox
      tone="info"
      title={text('comparison.kept.title')}
      className={styles.kept}
      actions={
        <Button
          size="small"
          href={comparisonUrl(
            comparison,
            kept.map(({ itemId }) => itemId),
          )}
        >
          {text('comparison.kept.action', { count: kept.length })}
        </Button>
      }
    >
      {kept.map(({ name }) => name).join(', ')}
    </MessageBox>
  );
}

function Failed({ url }: { url: string }) {
  const text = useMessages();
  return (
    <div>
      <h1 className={styles.title}>{text('comparison.title')}</h1>
      <MessageBox
        tone="error"
        title={text('comparison.failed')}
        actions={
          <Button size="small" href={url}>
            {text('productDetail.failed.retry')}
          </Button>
        }
      />
    </div>
  );
}
