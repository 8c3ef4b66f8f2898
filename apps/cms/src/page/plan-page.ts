import type { Release } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import {
  type Block,
  blockIn,
  blockOnPage,
  blockWith,
  type FrameContent,
  htmlIn,
  isWidget,
} from '../content/content-schema';
import type { Page } from '../content/load-content';
import { fillProps } from '../content/match-page';

export type ZoneName = 'header' | 'main' | 'footer';

/** A slot of the page: editorial HTML, or a widget of the release with its final props. */
export type Slot =
  | { zone: ZoneName; html: string }
  | { zone: ZoneName; id: string; widget: string; props: unknown; isMain: boolean };
export type WidgetSlot = Extract<Slot, { widget: string }>;

export interface PagePlan {
  slots: Slot[];
  /** Widgets of the content without a live micro-frontend; they are left out. */
  unknown: string[];
}

export const isWidgetSlot = (slot: Slot): slot is WidgetSlot => 'widget' in slot;

interface PlannedFor {
  release: Release;
  /** Outside sources whose scripts the page may have. */
  sources?: readonly string[];
  language?: Language;
}

export function planPage(
  zones: FrameContent['zones'],
  page: Page,
  params: Record<string, string>,
  { release, sources = [], language = DEFAULT_LANGUAGE }: PlannedFor,
): PagePlan {
  const plan: PagePlan = { slots: [], unknown: [] };
  let count = 0;
  const add = (zone: ZoneName, blocks: readonly Block[]) => {
    for (const block of blocks.flatMap((one) => blockWith(one, sources) ?? [])) {
      if (!isWidget(block)) {
        plan.slots.push({ zone, html: htmlIn(block, language) });
      } else if (Object.hasOwn(release.widgets, block.widget)) {
        const { widget, props } = blockIn(block, language);
        const isMain = zone === 'main' && widget === page.main;
        plan.slots.push({ zone, id: `w${(count += 1)}`, widget, props: fillProps(props, params), isMain });
      } else {
        plan.unknown.push(block.widget);
      }
    }
  };
  const onPage = (blocks: readonly Block[]) => blocks.map((block) => blockOnPage(block, page));
  add('header', onPage(zones.header));
  add('main', page.zones.main);
  add('footer', onPage(zones.footer));
  return plan;
}
