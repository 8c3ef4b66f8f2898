import { createElement, type ReactNode, useRef } from 'react';
import type { HtmlNode } from '../../html/html-tree';
import { joinClasses } from '../join-classes';
import { useOverflow } from '../use-overflow';
import styles from './HtmlContent.module.css';

export interface HtmlContentProps {
  /** What a policy of HTML has left (`@fachwerk/shared/html`). */
  nodes: readonly HtmlNode[];
  className?: string | undefined;
}

/** Allowed HTML as React elements, in the type of the shop. */
export function HtmlContent({ nodes, className }: HtmlContentProps) {
  return <div className={joinClasses(styles.content, className)}>{nodes.map(toElement)}</div>;
}

function toElement(node: HtmlNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const element = createElement(
    tag,
    { key: index, ...attributes },
    // Void elements (br, hr, img) must not get children, not even an empty list.
    ...(children.length > 0 ? [children.map(toElement)] : []),
  );
  return tag === 'table' ? <WideTable key={index}>{element}</WideTable> : element;
}

/** Wide tables scroll inside the text, with the keyboard too, and do not widen the page. */
function WideTable({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  return (
    <div ref={frame} className={styles.table} tabIndex={overflows ? 0 : undefined} role="group">
      {children}
    </div>
  );
}
