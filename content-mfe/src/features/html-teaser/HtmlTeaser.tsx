import type { WidgetProps } from '@fachwerk/shared/widget';
import { HtmlContent } from '../../html/HtmlContent';
import type { HtmlNode } from '../../html/html-tree';

export function HtmlTeaser({ props, data }: WidgetProps<{ anchor?: string }, HtmlNode[]>) {
  if (data.length === 0) return null;
  return (
    <div id={props.anchor}>
      <HtmlContent nodes={data} />
    </div>
  );
}
