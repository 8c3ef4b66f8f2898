import * as z from 'zod/mini';
import { AppGlobals } from '../../app-bridge/messages';
import { ConsentClass } from '../../contracts/registry/federation';
import { declareOwner } from './owner';
import { shellFacts } from './shell.facts';

export const shell = declareOwner('shell', shellFacts, {
  topics: {
    /** The open slide-in, or null. */
    openedSidebarId: z.nullable(z.string()),
    /** Number of components that keep the page from scrolling. */
    bodyScrollLockCount: z.int(),
    isNavigationOverlay: z.boolean(),
    /** Events that open a layer of this page. */
    layers: z.array(z.string()),
    /** The page is scrolled by more than one window height. */
    isFarDown: z.boolean(),
    /** The browser lacks features of 2022; it may be older than the supported ones. */
    isOldBrowser: z.boolean(),
    /** A third-party page of another site: it has no cart and no visitor, buying continues in the shop. */
    isOtherSite: z.boolean(),
    /** The classes that the visitor has consented to; for versions that do not know `consent@2`. */
    consent: z.array(ConsentClass),
    /** What the visitor has decided; null: not yet. The shell sets both. */
    'consent@2': z.nullable(
      z.looseObject({
        /** Ids of the services that are allowed. */
        services: z.array(z.string()),
        /** Classes of which every offered service is allowed. */
        classes: z.array(ConsentClass),
      }),
    ),
    /** The script of Google Analytics is in the page. */
    isGaLoaded: z.boolean(),
    /** What the native app was sent about cart and visitor; null in browsers. */
    appGlobals: z.nullable(AppGlobals),
  },
  events: {
    /** The visitor has not decided about services that need consent: the page asks. */
    'shell:consent-asked': z.looseObject({}),
    /** A widget failed: its server HTML or fallback stays, or another version of it replaced it. */
    'shell:widget-failed': z.looseObject({
      widget: z.string(),
      id: z.string(),
      step: z.string(),
      message: z.string(),
      /** The version that failed, where it is known. */
      version: z.optional(z.string()),
      /** The version that replaced it. */
      healedBy: z.optional(z.string()),
    }),
  },
});
