import { joinClasses } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { comparisonUrl } from '../../urls';
import type { ComparedItem } from './compared-items';
import styles from './CompareLink.module.css';

/** `event` is found by the build as one that is sent. */
const LAYER = { event: 'search:comparison-requested' };

interface CompareLinkProps {
  item: ComparedItem;
  className?: string;
}

/** Adds an item to the comparison, for static parts. Without script it leads to a page with this item. */
export function CompareLink({ item: { itemId, name }, className }: CompareLinkProps) {
  const text = useMessages();
  const { comparison } = usePlatform().config.pageUrls;
  if (!comparison) return null;
  return (
    <a
      className={joinClasses(styles.link, className)}
      href={comparisonUrl(comparison, [itemId])}
      rel="nofollow"
      aria-label={text('comparison.openLabel', { name })}
      data-opens={LAYER.event}
      data-opens-with={JSON.stringify({ itemId, name })}
    >
      {text('comparison.open')}
    </a>
  );
}
