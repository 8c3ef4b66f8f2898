import type { ReleaseWidget } from '@fachwerk/shared/contracts';
import type { FragmentResult } from '../fragments/fragment-job';
import { attributes } from './html';
import type { WidgetSlot } from './plan-page';

/** Heights that assets/page.css knows: inline styles are not allowed. */
const STEP = 40;
const MAX_STEPS = 40;

/** A widget's element as the shell expects it; without server HTML it is empty and keeps its space free. */
export function slotHtml(
  slot: WidgetSlot,
  result: FragmentResult,
  widget: ReleaseWidget | undefined,
): string {
  const steps = Math.min(MAX_STEPS, Math.ceil((widget?.reserve?.minHeight ?? 0) / STEP));
  const classes = [
    // Header and footer span the page and know the content's width themselves.
    ...(slot.zone === 'main' ? ['fw-container', 'page-widget'] : []),
    ...(!result.ok && steps > 0 ? [`page-reserve-${steps}`] : []),
  ];
  const element = attributes({
    id: slot.id,
    class: classes.join(' ') || undefined,
    'data-widget': slot.widget,
    'data-props': JSON.stringify(slot.props),
  });
  if (!result.ok) return `<div${element}></div>`;
  // Nobody reads the data of a widget that is never hydrated.
  const data =
    widget?.hydrate === 'never'
      ? ''
      : `<script type="application/json" data-widget-data>${result.json}</script>`;
  return `<div${element}><div data-widget-root data-ssr>${result.html}</div>${data}</div>`;
}
