import type { HtmlNode } from '@fachwerk/shared/html';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { HtmlContent } from '../../html/HtmlContent';

export function HtmlTeaser({ props, data }: WidgetProps<{ anchor?: string }, HtmlNode[]>) {
  if (data.length === 0) return null;
  return (
    <div id={props.anchor}>
      <HtmlContent nodes={data} />
    </div>
  );
}
