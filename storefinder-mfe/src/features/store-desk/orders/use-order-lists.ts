import { readDeskOrders } from '@fachwerk/shared/calls';
import { useRequest } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { useRepeat } from '../base/use-repeat';

/** Overdue orders are ready ones; the server marks them by the event `expire`. */
const LISTS = ['to-pick', 'picking', 'ready', 'put-back'] as const;

/** Reads the lists now, every minute while the page is visible, and when the connection is back. */
export function useOrderLists() {
  const { api, orders, desk } = useDesk();
  const request = useRequest(desk, async (signal) => {
    const answers = await Promise.all(
      LISTS.map((list) => api.call(readDeskOrders, { query: { list }, signal })),
    );
    await orders.fill(answers.flatMap((answer) => answer.orders));
    return answers.find(({ readyTimes }) => readyTimes)?.readyTimes?.text ?? null;
  });
  useRepeat(request.reload);
  return request;
}
