import type { BoughtAgain, BuyAgainLine } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef } from 'react';
import styles from './BuyAgainReport.module.css';

interface BuyAgainReportProps {
  report: BoughtAgain;
  /** How often the visitor has pressed the button on this page; 0: the report came with the page. */
  times: number;
}

/** What is in the cart again, what only in part, what not and why, and which prices have changed. */
export function BuyAgainReport({ report: { lines, storeName }, times }: BuyAgainReportProps) {
  const text = useMessages();
  const { basket } = usePlatform().config.pageUrls;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (times > 0) ref.current?.focus();
  }, [times]);

  const count = lines.reduce((sum, { added }) => sum + added, 0);
  const named = lines.filter(({ result, price }) => result !== 'ADDED' || price !== undefined);
  const done = storeName === undefined ? 'buyAgain.done' : 'buyAgain.reserved';
  const title = text(count > 0 ? done : 'buyAgain.nothing', { count, store: storeName ?? '' });
  const isWhole = lines.every(({ result }) => result === 'ADDED');

  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={title} className={styles.report}>
      <MessageBox
        tone={isWhole ? 'success' : 'warning'}
        title={title}
        actions={count > 0 && <a href={basket}>{text('buyAgain.toCart')}</a>}
      >
        {named.length > 0 && (
          <ul className={styles.lines}>
            {named.map((line) => (
              <ReportLine key={`${line.itemId} ${line.result}`} line={line} />
            ))}
          </ul>
        )}
      </MessageBox>
    </div>
  );
}

function ReportLine({ line }: { line: BuyAgainLine }) {
  const text = useMessages();
  const { name, url, successor } = line;
  return (
    <li>
      {url === undefined ? name : <a href={url}>{name}</a>}
      {': '}
      {useSentence(line)}
      {successor && (
        <>
          {' – '}
          {text(`buyAgain.successor.${successor.kind}`)} <a href={successor.url}>{successor.name}</a>
        </>
      )}
    </li>
  );
}

/** "2 statt 5, jetzt 4,99 € statt 3,99 €" */
function useSentence({ requested, added, result, previousPrice, price }: BuyAgainLine): string {
  const text = useMessages();
  const priceText = usePriceText();
  const key = result === 'REDUCED' && added === 0 ? 'ALL_IN_CART' : result;
  return [
    ...(result === 'ADDED' ? [] : [text(`buyAgain.${key}`, { requested, added })]),
    ...(price && previousPrice
      ? [text('buyAgain.price', { price: priceText(price), previous: priceText(previousPrice) })]
      : []),
  ].join(', ');
}
