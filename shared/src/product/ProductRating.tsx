import { formatNumber } from '../format/format-number';
import { Rating } from '../ui/rating/Rating';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';

/** Stars with their meaning in words; renders nothing without reviews. */
export function ProductRating({ value, count, size }: { value: number; count: number; size?: 16 | 20 }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  if (count === 0) return null;

  const stars = formatNumber(value, shopLocale, 1);
  return <Rating value={value} count={count} size={size} label={text('product.rating', { stars, count })} />;
}
