/** The widget: the unit that a page mounts by name (docs/architecture.md). */
export { defineWidget, type AnyWidget, type Widget, type WidgetDeclaration } from './widget/define-widget';
export type { LoadContext, LoadResult, WidgetExample, WidgetProps } from './widget/define-widget';
export {
  fillPageHead,
  type FilledPageHead,
  type MessageRef,
  type PageHead,
  type SkipLink,
} from './widget/page-head';
export type { PageConfig } from './contracts/cms/page-config';
export { PlatformProvider, usePlatform, type Platform, type TrackedEvent } from './widget/platform';
export { useContentLanguage } from './widget/content-language';
export { usePriceText } from './widget/price-text';
export { formatMessage, useMessages, type Translate } from './widget/messages';
export { loadStaticPart } from './widget/static-part';
export { loadParts, namesOfParts } from './widget/chosen-part';
export { afterPaint } from './widget/after-paint';
export { useIsHydrated } from './widget/use-is-hydrated';
export { VisitorText } from './widget/VisitorText';
export { useSidebar, type Sidebar } from './widget/use-sidebar';
export { useTopic } from './widget/use-topic';
export { useStoreRequest } from './widget/use-store-request';
export { useVisitorStore, type VisitorStore } from './widget/use-visitor-store';
export { useRequest, type Load, type Request, type RequestOptions } from './widget/use-request';
export {
  PENDING_DELAY_MS,
  useAction,
  type Action,
  type ActionOptions,
  type ActionState,
} from './widget/use-action';
export { failureText, faultOf } from './widget/failure-text';
export { useOfflineNotice } from './widget/use-offline-notice';
export { bottomBarsHeight } from './widget/bottom-bars';
export { opensElsewhere } from './widget/opens-elsewhere';
export { findInPage, focusedElement, originOf } from './widget/page-tree';
export { useSlots } from './widget/use-slots';
export { useBusEvent } from './widget/use-bus-event';
export { absoluteConfig } from './widget/absolute-config';
export { shopAddress } from './widget/shop-address';
export { embedJson } from './widget/embed-json';
