import type { HtmlNode } from '@fachwerk/shared/html';
import { HtmlContent, Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './MarketContent.module.css';

interface MarketContentProps {
  /** "kept": not sent to the browser, which keeps the server's HTML. */
  nodes: readonly HtmlNode[] | 'kept';
}

/** What the market CMS says of the store; the page has no sign of it if there is nothing. */
export function MarketContent({ nodes }: MarketContentProps) {
  const text = useMessages();
  if (nodes === 'kept' || nodes.length === 0) return null;

  return (
    <Section className={styles.part} headline={text('storePage.marketContent')}>
      <HtmlContent className={styles.content} nodes={nodes} />
    </Section>
  );
}
