import * as z from 'zod/mini';
import type { PageUrls } from './page-urls/page-urls';

/** A server of map tiles, as the operator has set it. */
export interface MapTiles {
  /** Address with {z}, {x} and {y}, e.g. "https://tiles.example/{z}/{x}/{y}.png". */
  url: string;
  /** Name of the company that gets the requests, for the question to the visitor. */
  provider: string;
  /** The makers of the map, as text and links. */
  credit: { text: string; href?: string }[];
  maxZoom: number;
}

/** Forms of the operator's programme of customer cards, shown in a frame instead of the shop's own. */
export interface CardFrames {
  /** Address of the form for a new card. */
  registration?: string;
  /** Address of the form for consents. */
  optIn?: string;
}

/** Where browsers send the metrics of page views that their visitors have allowed. */
export interface MetricsConfig {
  /** Address of the collector; a path for that of the shop. */
  url: string;
  /**
   * Sent with each report. Every visitor can read it: it keeps reports of other sites apart from ours, and
   * protects nothing.
   */
  key: string;
  /** Share of the page views, above 0 and at most 1. */
  sample: number;
  /** E.g. "production". */
  environment: string;
  pageType: string;
  /** Pattern of the address, where the address itself may name an order or contain a token. */
  path?: string;
}

/** Google Analytics 4, as the operator has set it. */
export interface AnalyticsConfig {
  /** E.g. "G-ABC123DEF4". */
  measurementId: string;
  /** Pattern of the address, where the address itself names an order, e.g. "/order/{orderId}/". */
  path?: string;
}

/** The chat of the operator. */
export interface ChatConfig {
  /** A machine is named as one before the first message (AI Act Art. 50(1)). */
  answeredBy: 'machine' | 'people';
}

/** Settings that are constant during a page view; the CMS writes them into the page as JSON. */
export interface PageConfig {
  /** E.g. "de-DE"; the language is the part before the dash. */
  shopLocale: string;
  pageUrls: PageUrls;
  /** Origin of the API; empty when it is that of the page. */
  apiOrigin: string;
  searchSuggestionsUrl?: string;
  /** On pages of the shop: the services that visitors are asked about, and where the answer is sent. */
  consent?: {
    /** Ids of the services that the operator has set (shared/src/rules/consent-services.ts). */
    services: string[];
    /** Names this question: another one is asked again. Absent on older page servers. */
    version?: string;
    acceptUrl: string;
    acceptAllUrl: string;
    denyAllUrl: string;
    /** Companies that get data, by service, where the operator names them. */
    providers?: Record<string, string>;
  };
  /** The device of the mobile app that shows the page; absent in browsers. */
  appDevice?: string;
  /** In the app: the word for measurements of the page, "Content" by default. */
  pageType?: string;
  /** On pages with a widget that declares the outside source `map-tiles`, if a tile server is set. */
  mapTiles?: MapTiles;
  /** On pages with a widget that declares the outside source `card-frames`, if the operator has set one. */
  cardFrames?: CardFrames;
  /** If the operator has set a collector. */
  metrics?: MetricsConfig;
  /** On pages that are measured, if the operator has set it. */
  analytics?: AnalyticsConfig;
  /** On pages with the chat, if the operator has set one. */
  chat?: ChatConfig;
  /** Addresses of the scripts of others that this page may load, by the name of their source. */
  outsideScripts?: Record<string, string>;
  /** The page is a landing page: how far it is scrolled is reported. */
  isLandingPage?: boolean;
  /**
   * On pages of the shop that the visitor may read in another language: where one is chosen, e.g.
   * "/language/", before the language and a slash.
   */
  languageUrl?: string;
}

/** The fields that code depends on; the CMS checks the complete content. */
export const PageConfig: z.ZodMiniType<PageConfig> = z.looseObject({
  shopLocale: z.string(),
  pageUrls: z.looseObject({ start: z.string(), search: z.string(), basket: z.string() }),
  apiOrigin: z.string(),
});
