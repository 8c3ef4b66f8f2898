import type { CardOverview } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { DataTable, ListPages, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import { cardUrl, RECEIPTS_ID } from './card-pages';
import styles from './CardTab.module.css';

interface CardReceiptsProps {
  overview: CardOverview;
  isLaterPage: boolean;
}

/** What was bought with the card in stores, newest first, in pages that links lead to. */
export function CardReceipts({ overview: { receipts, next }, isLaterPage }: CardReceiptsProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { shopLocale, pageUrls } = usePlatform().config;
  const { account = '' } = pageUrls;
  const headline = text('customerCard.receipts');
  return (
    <div id={RECEIPTS_ID}>
      <Section headline={headline} className={styles.part}>
        {receipts.length === 0 ? (
          <p className={styles.muted}>{text('customerCard.receipts.none')}</p>
        ) : (
          <DataTable
            label={text('customerCard.receipts.list')}
            columns={[
              { title: text('customerCard.receipts.day') },
              { title: text('customerCard.receipts.store') },
              { title: text('customerCard.receipts.total'), isNumber: true },
              { title: text('customerCard.points'), isNumber: true },
            ]}
            rows={receipts.map(({ number, dayText, store, total, points }) => ({
              key: `${store} ${number}`,
              cells: [dayText, store, priceText(total), formatNumber(points, shopLocale)],
            }))}
          />
        )}
        <ListPages
          label={text('customerCard.receipts.pages')}
          newest={isLaterPage && { href: cardUrl(account), text: text('customerCard.receipts.newest') }}
          older={next !== null && { href: cardUrl(account, next), text: text('customerCard.receipts.older') }}
        />
      </Section>
    </div>
  );
}
