import * as z from 'zod/mini';

const Text = (max: number) => z.string().check(z.maxLength(max));
const Version = Text(80);

/** Of one widget on the page. */
const Mounted = z.object({ widget: Text(80), mfe: Text(60), version: Version, ms: z.int() });
const Failed = z.object({
  widget: Text(80),
  mfe: Text(60),
  version: Version,
  /** resolve, load, data, props, mount, update, render. */
  step: Text(20),
  message: Text(300),
  /** Another version took its place, and the visitor saw it work. */
  healedBy: z.optional(Version),
});

/**
 * `POST /federation/telemetry`: how a page view went, without anything about the visitor. A view is told in one or several parts; each says
 * only what is new. Sent as text/plain (`sendBeacon` of any origin), answered with 204 whatever becomes of it.
 */
export const TelemetryReport = z.object({
  /** The first part of a view: its versions count as seen once. */
  isFirst: z.boolean(),
  release: Text(40),
  /** Path without query; on pages of others with their origin. */
  page: Text(300),
  /**
   * Micro-frontend (as in the release, e.g. "cart" or "cart@2") to version, of those with widgets on the page, and "shell"; in every part: goals
   * that are reached later are theirs too.
   */
  versions: z.record(Text(60), Version),
  mounted: z.array(Mounted).check(z.maxLength(300)),
  failed: z.array(Failed).check(z.maxLength(50)),
  /** Errors that nobody caught, by the micro-frontend whose file threw them. */
  errors: z.array(z.object({ mfe: Text(60), version: Version, message: Text(300) })).check(z.maxLength(50)),
  /** How often a goal was reached. */
  goals: z.int().check(z.gte(0), z.lte(1000)),
  /** Only on pages of others: which widgets with which props they use, for the census. */
  uses: z.optional(
    z.array(z.object({ widget: Text(80), props: z.record(z.string(), z.unknown()) })).check(z.maxLength(100)),
  ),
});
export type TelemetryReport = z.output<typeof TelemetryReport>;
