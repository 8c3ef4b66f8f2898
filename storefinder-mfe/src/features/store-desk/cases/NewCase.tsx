import { readCaseNumber } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import { placeHref } from '../base/desk-place';
import { UnknownNumber } from '../base/UnknownNumber';
import { useFindCase } from '../base/use-find-case';
import { useWedgeScanner } from '../orders/wedge-scanner';
import styles from './CasesTab.module.css';
import { NewCaseForm } from './NewCaseForm';
import { OrderNumberForm } from './OrderNumberForm';
import { useFindOrder } from './use-find-order';

/** Goods at the counter: first their order, then what is the matter with them. */
export function NewCase() {
  const text = useMessages();
  const orders = useFindOrder();
  const cases = useFindCase();
  const { order } = orders;
  // The slip of a buyer who has reported the return is scanned here, too.
  const find = (number: string) =>
    readCaseNumber(number) === undefined ? orders.find(number) : cases.findCase(number);
  useWedgeScanner(find);

  return (
    <div className={styles.screen}>
      <p className={styles.back}>
        <a href={placeHref('cases')}>{text('desk.cases.back')}</a>
      </p>
      <h2 className={styles.title}>{text('desk.cases.new')}</h2>
      <OrderNumberForm
        isPending={orders.isPending || cases.isPending}
        failure={orders.failure ?? cases.failure}
        onNumber={find}
      />
      {cases.unknownNumber !== undefined && (
        <UnknownNumber number={cases.unknownNumber}>{text('desk.cases.find.unknown')}</UnknownNumber>
      )}
      {order === null && <UnknownNumber number={orders.number}>{text('desk.find.unknown')}</UnknownNumber>}
      {order && <NewCaseForm key={order.orderId} order={order} reread={() => find(order.number)} />}
    </div>
  );
}
