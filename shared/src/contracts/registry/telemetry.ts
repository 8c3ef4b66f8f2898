import * as z from 'zod/mini';

const Text = (max: number) => z.string().check(z.maxLength(max));
const Version = Text(80);

/** One mounted widget. */
const Mounted = z.object({ widget: Text(80), mfe: Text(60), version: Version, ms: z.int() });
const Failed = z.object({
  /** Empty for a failure of the version and not of a widget. */
  widget: Text(80),
  mfe: Text(60),
  version: Version,
  /** resolve, load, data, props, mount, update, render; page: it changed functions of the page. */
  step: Text(20),
  message: Text(300),
  /** Version that replaced it and works. */
  healedBy: z.optional(Version),
  /** The version that had changed functions of the page before: the likely cause. */
  cause: z.optional(z.object({ mfe: Text(60), version: Version })),
});

/**
 * `POST /federation/telemetry`: the result of a page view, without data about the visitor. A view sends one
 * or several reports, each with new data only. Sent as text/plain (`sendBeacon` from any origin); always
 * answered with 204.
 */
export const TelemetryReport = z.object({
  /** First report of a view: its versions count as viewed once. */
  isFirst: z.boolean(),
  release: Text(40),
  /** Path without query; with the origin on third-party pages. */
  page: Text(300),
  /**
   * Micro-frontend (as in the release, e.g. "cart" or "cart@2") to version, for those with widgets on the
   * page, and "shell". Part of every report, because later goals count for these versions as well.
   */
  versions: z.record(Text(60), Version),
  mounted: z.array(Mounted).check(z.maxLength(300)),
  failed: z.array(Failed).check(z.maxLength(50)),
  /** Uncaught errors, by the micro-frontend whose file threw them. */
  errors: z.array(z.object({ mfe: Text(60), version: Version, message: Text(300) })).check(z.maxLength(50)),
  /**
   * Messages of the bus without a subscriber or against their schema (checked in views with a version on
   * trial), with the widget that sent them; and keys of texts that do not exist, with the widget that uses
   * them.
   */
  messages: z.optional(
    z
      .array(
        z.object({ widget: Text(80), mfe: Text(60), version: Version, name: Text(80), fault: Text(200) }),
      )
      .check(z.maxLength(50)),
  ),
  /** Number of reached goals. */
  goals: z.int().check(z.gte(0), z.lte(1000)),
  /** Only on third-party pages: the widgets and props for the usage inventory. */
  uses: z.optional(
    z.array(z.object({ widget: Text(80), props: z.record(z.string(), z.unknown()) })).check(z.maxLength(100)),
  ),
});
export type TelemetryReport = z.output<typeof TelemetryReport>;
