import type { HtmlNode } from '@fachwerk/shared/html';
import { HtmlContent } from '@fachwerk/shared/ui';
import type { WidgetProps } from '@fachwerk/shared/widget';

export function HtmlTeaser({ props, data }: WidgetProps<{ anchor?: string }, HtmlNode[]>) {
  if (data.length === 0) return null;
  return (
    <div id={props.anchor}>
      <HtmlContent nodes={data} />
    </div>
  );
}
