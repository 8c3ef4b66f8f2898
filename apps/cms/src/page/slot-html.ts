import type { Messages, ReleaseWidget } from '@fachwerk/shared/contracts';
import { embedJson } from '@fachwerk/shared/widget';
import type { FragmentResult } from '../fragment-job';
import { attributes } from './html';
import { isOnRequest } from './on-request';
import type { WidgetSlot } from './plan-page';

/** Heights with a class in assets/page.css: inline styles are not allowed. */
const STEP = 40;
const MAX_STEPS = 40;

/**
 * The element of a widget. Without server HTML it is empty with reserved space. Server HTML comes with the
 * checked props in its data, so that `data-props` is left out; pages that others read or change keep it.
 * `texts` of the widget belong to its data unless the page contains them.
 */
export function slotHtml(
  slot: WidgetSlot,
  result: FragmentResult,
  widget: ReleaseWidget | undefined,
  { keepsProps, texts }: { keepsProps: boolean; texts: Messages | undefined },
): string {
  const { id, widget: name, props } = slot;
  const facts = {
    'data-widget': name,
    // The shell shows it on request.
    'data-left-out': !result.ok && result.reason === 'left-out',
    'data-props': (result.ok && !keepsProps) || isEmpty(props) ? undefined : JSON.stringify(props),
  };
  const steps = Math.min(MAX_STEPS, Math.ceil((widget?.reserve?.minHeight ?? 0) / STEP));
  const classes = [
    // Header and footer span the page and limit their content themselves.
    ...(slot.zone === 'main' ? ['fw-container', 'page-widget'] : []),
    ...(!result.ok && steps > 0 && !isOnRequest(widget) ? [`page-reserve-${steps}`] : []),
  ];
  const element = attributes({
    id,
    class: classes.join(' ') || undefined,
    ...facts,
  });
  if (!result.ok || isOnRequest(widget)) return `<div${element}></div>`;
  // A static widget is never hydrated and needs no data.
  const data =
    widget?.hydrate === 'never'
      ? ''
      : `<script type="application/json" data-widget-data>${withTexts(result.json, texts)}</script>`;
  return `<div${element}><div data-widget-root data-ssr>${result.html}</div>${data}</div>`;
}

const withTexts = (json: string, texts: Messages | undefined): string =>
  texts ? `{"messages":${embedJson(texts)},${json.slice(1)}` : json;

/** The shell reads missing props as an object without fields. */
const isEmpty = (props: unknown): boolean =>
  typeof props === 'object' && props !== null && Object.keys(props).length === 0;
