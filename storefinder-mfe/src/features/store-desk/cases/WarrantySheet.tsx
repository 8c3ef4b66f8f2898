import { readDeskOrder } from '@fachwerk/shared/calls';
import type { DeskCase } from '@fachwerk/shared/contracts';
import { formatPieces, SHOP_LOCALE } from '@fachwerk/shared/format';
import { storeAddressLines } from '@fachwerk/shared/rules';
import { dayText, noonOf, parseInstant } from '@fachwerk/shared/time';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, useRequest } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { deskName } from '../base/desk-names';
import { nameOf } from './case-pieces';
import styles from './WarrantySheet.module.css';

/** The confirmation on paper that a repair has made the warranty longer (BGB §475e(5)); printed only. */
export function WarrantySheet({ found }: { found: DeskCase }) {
  const text = useMessages();
  const { api, desk } = useDesk();
  const { orderId, orderNumber, number, name, lines, journal = [] } = found;
  const repaired = lines.filter(({ warrantyUntil }) => warrantyUntil !== null);
  // Its store, with the address.
  const request = useRequest(repaired.length > 0 ? orderId : null, (signal) =>
    api.call(readDeskOrder, { params: { orderId: orderId ?? '' }, signal }),
  );
  if (repaired.length === 0) return null;
  const store = request.data?.order.store;
  const repairedAt = journal.find(({ event }) => event === 'repaired')?.at;
  const facts = [
    [text('desk.cases.buyer'), name],
    [text('desk.cases.number'), number],
    [text('desk.cases.order'), orderNumber],
    [text('desk.cases.sheet.date'), dayText(repairedAt ? parseInstant(repairedAt) : new Date())],
  ] as const;

  return (
    <>
      <Button
        className={styles.print}
        isWide
        isPending={request.status === 'loading'}
        onClick={() => window.print()}
      >
        {text('desk.cases.sheet.print')}
      </Button>
      <div className={styles.sheet} data-sheet>
        <p className={styles.store}>
          {store ? [store.name, ...storeAddressLines(store)].join(', ') : deskName(text, desk)}
        </p>
        <h2>{text('desk.cases.sheet.title')}</h2>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{text('desk.cases.sheet.text')}</p>
        <ul>
          {repaired.map((line) => (
            <li key={line.lineId}>
              {text('desk.cases.sheet.line', {
                pieces: formatPieces(line.extended ?? line.repaired, nameOf(line), SHOP_LOCALE),
                day: dayText(noonOf(line.warrantyUntil ?? '')),
              })}
            </li>
          ))}
        </ul>
        <p>{text('desk.cases.sheet.keep')}</p>
      </div>
    </>
  );
}
