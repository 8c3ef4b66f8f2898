import type { ReleasePlan } from '@fachwerk/shared/federation';
import type { WidgetList } from '../release/widget-list';
import { problemsInContent } from './check-content';
import type { Content } from './load-content';

interface Options {
  content: Content;
  widgets: WidgetList;
  log: { error(message: string): void; warn(error: unknown, message: string): void };
  /** The registry has answered for the first time. */
  onFirst: () => Promise<void>;
}

/** Checks all pages when other versions are live than before. Nobody waits for it: it changes no page, it tells. */
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
