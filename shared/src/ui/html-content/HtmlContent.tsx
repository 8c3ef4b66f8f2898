import { createElement, type ReactNode } from 'react';
import type { HtmlNode } from '../../html/html-tree';
import { joinClasses } from '../join-classes';
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
  if (tag !== 'table') return element;
  return (
    // Wide tables scroll inside the text, with the keyboard too, and do not widen the page.
    <div key={index} className={styles.table} tabIndex={0} role="group">
      {element}
    </div>
  );
}
