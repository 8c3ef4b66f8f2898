import { pathOf } from '../contracts/kernel/call';
import type { OrderView } from '../contracts/orders/order';
import { readDocument, readDocumentData } from '../contracts/orders/order-contracts';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';

/** Invoices and corrections of an order as items of a list; none before the goods leave. */
export function DocumentItems({ order: { orderId, documents } }: { order: OrderView }) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  return (
    <>
      {documents.map(({ number, kind, dateText, hasData = false }) => (
        <li key={number}>
          <a href={apiOrigin + pathOf(readDocument, { orderId, number })} download={`${number}.pdf`}>
            {text(`order.document.${kind}`, { date: dateText })}
          </a>
          {hasData && (
            <>
              <br />
              <a href={apiOrigin + pathOf(readDocumentData, { orderId, number })} download={`${number}.xml`}>
                {text(`order.document.${kind}Data`, { date: dateText })}
              </a>
            </>
          )}
        </li>
      ))}
    </>
  );
}
