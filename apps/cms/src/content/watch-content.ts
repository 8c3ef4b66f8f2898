import type { ReleasePlan } from '@fachwerk/shared/federation';
import type { WidgetList } from '../release/widget-list';
import { problemsInContent } from './check-content';
import type { Content } from './load-content';

interface Options {
  content: Content;
  widgets: WidgetList;
  log: { error(message: string): void; warn(error: unknown, message: string): void };
  /** Called after the first answer of the registry. */
  onFirst: () => Promise<void>;
}

/** Checks all pages after a change of the live versions. Runs in the background; only logs. */
export function contentWatcher({ content, widgets, log, onFirst }: Options): (plan: ReleasePlan) => void {
  let checked: string | undefined;

  return ({ channels }) => {
    const live = channels.map(({ mfe, major, stable }) => `${mfe} ${major} ${stable}`).join();
    if (live === checked) return;
    if (checked === undefined) void onFirst();
    checked = live;
    widgets({ isFresh: true })
      .then((all) => {
        for (const problem of problemsInContent(content, all)) log.error(`Content: ${problem}`);
      })
      .catch((error: unknown) => log.warn(error, 'The pages were not checked against the live widgets'));
  };
}
