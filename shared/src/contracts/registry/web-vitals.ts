import * as z from 'zod/mini';

const Text = (max: number) => z.string().check(z.maxLength(max));
const Rating = z.enum(['good', 'needs-improvement', 'poor']);

const Measured = z.object({
  /** Milliseconds; the score of CLS. */
  time: z.number().check(z.gte(0), z.lte(3_600_000)),
  rating: Rating,
  /** The element that decided the value, as the path of its tags inside of its widget; empty if unknown. */
  target: Text(300),
  /** The widget of the element. */
  widget: z.optional(Text(80)),
  /** Its version, e.g. "cart@1.4.0-3f9a2c1". */
  version: z.optional(Text(140)),
});

/**
 * The metrics of a page view, sent when the page is hidden: to our registry (`POST
 * /federation/web-vitals`) or to the collector of the operator. A view that is hidden several times sends a
 * further part with what it has measured since, each metric once.
 */
export const WebVitalsReport = z.object({
  /** Without query; a private page names its pattern, e.g. "/bestellungen/{orderId}/". */
  url: Text(600),
  pageType: Text(60),
  /** ISO 8601. */
  timestamp: Text(40),
  userAgent: Text(1000),
  /** E.g. "DE". */
  country: Text(10),
  environment: Text(60),
  /** The release of the page view, by which our registry compares. */
  release: z.optional(Text(40)),
  /** 1 for the first part of a view. */
  part: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  performanceMetrics: z.object({
    LCP: z.optional(Measured),
    CLS: z.optional(Measured),
    INP: z.optional(Measured),
    FCP: z.optional(Measured),
  }),
});
export type WebVitalsReport = z.output<typeof WebVitalsReport>;

const Figure = z.looseObject({
  /** Number of measurements. */
  count: z.int(),
  /** 75th percentile. */
  p75: z.number(),
  rating: Rating,
});
const Figures = z.looseObject({
  LCP: z.optional(Figure),
  CLS: z.optional(Figure),
  INP: z.optional(Figure),
  FCP: z.optional(Figure),
});

/** `GET /federation/web-vitals`: what the registry has counted, newest release first. */
export const WebVitals = z.looseObject({
  /** False without a key: nothing is received. */
  isOn: z.boolean(),
  releases: z.array(
    z.looseObject({
      id: z.string(),
      firstAt: z.string(),
      lastAt: z.string(),
      /** A visitor can get it now. */
      isLive: z.boolean(),
      views: z.int(),
      metrics: Figures,
      pageTypes: z.array(z.looseObject({ pageType: z.string(), views: z.int(), metrics: Figures })),
    }),
  ),
  /** Elements of widgets that decided the values of their pages, by version. */
  widgets: z.array(
    z.looseObject({ widget: z.string(), mfe: z.string(), version: z.string(), metrics: Figures }),
  ),
});
export type WebVitals = z.output<typeof WebVitals>;
