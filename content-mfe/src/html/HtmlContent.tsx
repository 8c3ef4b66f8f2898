import { createElement, type ReactNode } from 'react';
import { joinClasses } from '@fachwerk/shared/ui';
import type { HtmlNode } from './html-tree';
import styles from './HtmlContent.module.css';

/** Draws what `parseHtml` let through, in the shop's type. */
export function HtmlContent({ nodes, className }: { nodes: readonly HtmlNode[]; className?: string }) {
  return <div className={joinClasses(styles.content, className)}>{nodes.map(draw)}</div>;
}

function draw(node: HtmlNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const element = createElement(
    tag,
    { key: index, ...attributes },
    // Elements that cannot have content (br, hr, img) must not get an empty one.
    ...(children.length > 0 ? [children.map(draw)] : []),
  );
  if (tag !== 'table') return element;
  return (
    // Wide tables move inside, not the page; with the keyboard too.
    <div key={index} className={styles.table} tabIndex={0} role="group">
      {element}
    </div>
  );
}
