import { FONTS, ISOLATED_STYLE } from '../build-constants';
import type { WidgetContainer } from '../lifecycle/widget-container';
import { steadyRem } from '../page/steady-rem';
import type { Placement } from '../release/release-index';
import { declareFonts } from './declare-fonts';
import { createIsolatedContainer } from './isolated-container';
import { createIsolatedOverlays } from './isolated-overlays';
import { createIsolatedStyles } from './isolated-styles';
import { treeElement } from './shadow-tree';

/** For `data-isolate`: shadow roots around widgets and layers separate the styles of page and widgets. */
export interface Isolation {
  createContainer(element: HTMLElement, reserve: { minHeight: number } | undefined): WidgetContainer;
  /** The container for layers of a widget, or without a placement for those of the shell. */
  overlayRoot(placement?: Placement): HTMLElement;
}

export interface IsolationOptions {
  origin: string;
  language(): Promise<string>;
}

/** Used by the runtimes of micro-frontends (shared/build/insert-style.js). */
const TAKE_STYLE = '__fachwerkTakeStyle';

export function createIsolation({ origin, language }: IsolationOptions): Isolation {
  const rem = steadyRem();
  let asked: Promise<string> | undefined;
  const createElement = () => treeElement(rem, (asked ??= language()));
  const overlays = createIsolatedOverlays(createElement);
  const base = ISOLATED_STYLE && {
    href: new URL(ISOLATED_STYLE.path, origin).href,
    integrity: ISOLATED_STYLE.integrity,
  };
  const styles = createIsolatedStyles({ base, home: () => overlays.home() });

  declareFonts(FONTS, origin);
  Object.defineProperty(window, TAKE_STYLE, { value: (link: HTMLLinkElement) => styles.take(link) });

  return {
    createContainer: (element, reserve) =>
      createIsolatedContainer(element, {
        reserve,
        async addStyles(root, placement) {
          const folder = folderOf(placement);
          const sheets = placement.styles ?? [];
          await Promise.all([
            styles.join(root, folder, sheets),
            styles.join(overlays.of(folder).root, folder, sheets),
          ]);
        },
        removeStyles: (root) => styles.leave(root),
        createRoot: createElement,
      }),
    overlayRoot: (placement) => (placement ? overlays.of(folderOf(placement)).element : overlays.common()),
  };
}

/** Folder of a version; its entry lies in it. */
const folderOf = ({ mfe }: Placement): string => new URL('.', mfe.entry).href;
