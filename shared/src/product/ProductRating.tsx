import { Rating } from '../ui/rating/Rating';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';

/** Stars with what they mean in words; nothing while nobody has judged. */
export function ProductRating({ value, count, size }: { value: number; count: number; size?: 16 | 20 }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  if (count === 0) return null;

  const stars = new Intl.NumberFormat(shopLocale, { maximumFractionDigits: 1 }).format(value);
  return <Rating value={value} count={count} size={size} label={text('product.rating', { stars, count })} />;
}
