import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { readWidgets } from '@fachwerk/shared/calls';
import { LiveWidgets } from '@fachwerk/shared/contracts';

export type WidgetList = (wish?: { isFresh: boolean }) => Promise<LiveWidgets['widgets']>;

/**
 * All widgets of the live versions with schemas and examples, for checks and editors. Cached for some
 * seconds.
 */
export function widgetList(registryUrl: string, keepMs = 5000): WidgetList {
  let kept: { widgets: LiveWidgets['widgets']; until: number } | undefined;
  return async ({ isFresh } = { isFresh: false }) => {
    if (!isFresh && kept && kept.until > Date.now()) return kept.widgets;
    const response = await fetch(registryUrl + readWidgets.path, {
      signal: AbortSignal.timeout(timeLimit('widgetList')),
    });
    if (!response.ok) throw new Error(`The registry answers ${response.status} for the widgets.`);
    const { widgets } = LiveWidgets.parse(await response.json());
    kept = { widgets, until: Date.now() + keepMs };
    return widgets;
  };
}
