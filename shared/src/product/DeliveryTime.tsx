import { useMessages } from '../widget/messages';

/** "Lieferung in 2–4 Werktagen"; renders nothing without delivery times. */
export function DeliveryTime({ min, max }: { min?: number; max?: number }) {
  const text = useMessages();
  const last = max ?? min;
  if (last === undefined) return null;

  const first = min ?? last;
  return first < last
    ? text('product.delivery.range', { min: first, max: last })
    : text('product.delivery.days', { count: last });
}
