import * as z from 'zod/mini';
import { Passport, WidgetBudget, WidgetMeasures } from './passport';

export const HYDRATE_MODES = ['load', 'idle', 'visible', 'interaction', 'never'] as const;
/**
 * When the code of a widget loads. `{ on }`: with the first of these topics and events; until then the page
 * contains only the element. A topic counts when its value is not its initial one.
 */
export const HydrateMode = z.union([
  z.enum(HYDRATE_MODES),
  z.object({ on: z.array(z.string()).check(z.minLength(1)) }),
]);
export type HydrateMode = z.output<typeof HydrateMode>;

export const IMPORTANCE = ['essential', 'useful', 'extra'] as const;
/**
 * What may leave a page first (docs/decisions/0082-widgets-leave-by-importance.md). `essential`: never, such
 * as the way to an order. `extra`: first, with a slow device or connection or an overloaded server.
 */
export const Importance = z.enum(IMPORTANCE);
export type Importance = z.output<typeof Importance>;

/** What a widget does that needs the consent of the visitor; `necessary` needs none. */
export const ConsentClass = z.enum(['necessary', 'comfort', 'statistics', 'marketing']);
export type ConsentClass = z.output<typeof ConsentClass>;

/**
 * Servers of others that a widget may load from, by name. The operator sets their addresses; without them the
 * widget works without (docs/decisions/0160-outside-sources-have-names.md). `map-tiles`: pictures of a map;
 * `card-frames`: forms of a programme of customer cards; `survey`, `chat`, `accessibility-assist`: the script
 * of such a service.
 */
export const OUTSIDE_SOURCES = [
  'map-tiles',
  'card-frames',
  'survey',
  'chat',
  'accessibility-assist',
] as const;
export type OutsideSource = (typeof OUTSIDE_SOURCES)[number];

/**
 * What a widget belongs to (docs/decisions/0088-widgets-state-what-they-are-part-of.md). `content`: editors
 * may place it in any page or post. `page`: a page has it once: its main widget, a part of the frame, a
 * layer, or what fills data into its tiles.
 */
export const PartOf = z.enum(['content', 'page']);
export type PartOf = z.output<typeof PartOf>;

/** A file of a version: path inside its folder and Subresource-Integrity value ("sha256-…"). */
export const VersionFile = z.object({ path: z.string(), integrity: z.string(), bytes: z.int() });
export type VersionFile = z.output<typeof VersionFile>;

/** One widget in the `widgets.json` of a version: all that is known about it without running its code. */
export const WidgetRecord = z.looseObject({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Container module, e.g. "./cart-page". */
  expose: z.string(),
  hydrate: HydrateMode,
  reserve: z.optional(z.looseObject({ minHeight: z.int() })),
  data: z.enum(['none', 'public', 'personal']),
  /**
   * If absent, `page` for personal data and for what waits for a topic or event, else `content`; the list of
   * the live widgets has it always, unless the registry is older than the field.
   */
  partOf: z.optional(PartOf),
  /** `useful` if absent. */
  importance: z.optional(Importance),
  /** `necessary` if absent. */
  consent: z.optional(ConsentClass),
  /** Names of OUTSIDE_SOURCES. A page with the widget allows their origins; the gate refuses other names. */
  outsideSources: z.optional(z.array(z.string())),
  /** Limits of its passport that differ from the default ones. */
  budget: z.optional(WidgetBudget),
  /** JSON Schema of the props, for editors and for checking pages. */
  propsSchema: z.record(z.string(), z.unknown()),
  examples: z.array(z.looseObject({ title: z.string(), props: z.record(z.string(), z.unknown()) })),
  /** Prefixes of the message keys it uses. */
  messages: z.array(z.string()),
  /** Files that it needs at once, besides the entry; paths inside the version folder. */
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Further scripts by the name of the part that the props of a page choose. */
  chosenParts: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type WidgetRecord = z.output<typeof WidgetRecord>;

/**
 * Declaration of a topic or event of the bus: JSON Schema, and version of the catalogue entry at build time.
 */
export const BusShape = z.looseObject({ version: z.int(), schema: z.record(z.string(), z.unknown()) });
export type BusShape = z.output<typeof BusShape>;

/** Topics and events by name: received (`hears`) and sent (`sends`). */
export const BusUse = z.looseObject({
  hears: z.record(z.string(), BusShape),
  sends: z.record(z.string(), BusShape),
});
export type BusUse = z.output<typeof BusUse>;

export const BusConversion = z.looseObject({ from: z.string(), to: z.string() });
export type BusConversion = z.output<typeof BusConversion>;

/** What a version depends on in every message of this name that it receives: JSON Schema of what it reads. */
export const MessageExpectation = z.looseObject({
  /** A sentence of the team, e.g. "a chosen store has a number". */
  name: z.string(),
  /** Topic or event, e.g. "selectedStore". */
  message: z.string(),
  schema: z.record(z.string(), z.unknown()),
});
export type MessageExpectation = z.output<typeof MessageExpectation>;

/** A message that a version sends, as it sends it. */
export const ExampleMessage = z.looseObject({ name: z.string(), message: z.string(), value: z.unknown() });
export type ExampleMessage = z.output<typeof ExampleMessage>;

/** What a version depends on in every answer of a call; the request gets one from the demonstration data. */
export const AnswerExpectation = z.looseObject({
  name: z.string(),
  /** Method and path, e.g. "GET /rest/stores/{companyId}/". */
  call: z.string(),
  request: z.looseObject({
    params: z.optional(z.record(z.string(), z.string())),
    query: z.optional(z.record(z.string(), z.unknown())),
  }),
  schema: z.record(z.string(), z.unknown()),
});
export type AnswerExpectation = z.output<typeof AnswerExpectation>;

/** What a version expects of other teams and shows to them (docs/decisions/0085-expectations.md). */
export const Expectations = z.looseObject({
  hears: z._default(z.array(MessageExpectation), []),
  sends: z._default(z.array(ExampleMessage), []),
  answers: z._default(z.array(AnswerExpectation), []),
});
export type Expectations = z.output<typeof Expectations>;

/**
 * `script`: a classic script that sets the global of the version. `module`: an ES module with the exports
 * `get` and `init`, as Vite builds it; browsers without `modulepreload` do not load it.
 */
export const ContainerKind = z.enum(['script', 'module']);
export type ContainerKind = z.output<typeof ContainerKind>;

/** A package whose code a version contains; bytes before minification, absent if unknown. */
export const BundledPackage = z.looseObject({
  name: z.string(),
  version: z.string(),
  bytes: z.optional(z.int()),
});
export type BundledPackage = z.output<typeof BundledPackage>;

/**
 * `widgets.json` of one immutable version of a micro-frontend; written by the build or by `fachwerk
 * describe`, read by the registry.
 */
export const MfeVersion = z.looseObject({
  /** E.g. "cart" for cart-mfe. */
  mfe: z.string(),
  /** Semver and hash of the sources, e.g. "1.4.0-3f9a2c1". */
  version: z.string(),
  /** Global of its container, e.g. "cart_1_4_0_3f9a2c1". */
  global: z.string(),
  /** Browser entry, e.g. "browser/remoteEntry.js". */
  entry: z.string(),
  /** `script` if absent. */
  container: z.optional(ContainerKind),
  /**
   * The one CommonJS file for server rendering, e.g. "node/widgets.js". Without it the browser renders the
   * widgets.
   */
  node: z.optional(z.string()),
  /**
   * What the version needs outside of its widgets, e.g. ["trusted-types:vue"]; granted by operators
   * (docs/contracts/what-the-gate-checks.md).
   */
  permissions: z.optional(z.array(z.string())),
  widgets: z.array(WidgetRecord),
  /** German texts, key to text. */
  messages: z.record(z.string(), z.string()),
  /** Texts in other languages, by language; a key without one has its German text there. */
  translations: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  bus: z.optional(BusUse),
  expectations: z.optional(Expectations),
  /** Libraries that the shell must provide, with the range it accepts, e.g. {"react": "^19.3.0"}. */
  requires: z.optional(z.record(z.string(), z.string())),
  /** Packages that are part of its scripts, with the size of their sources. */
  bundles: z.optional(z.array(BundledPackage)),
  /** Written by `fachwerk passport` after the build; no part of the digest of the version. */
  passport: z.optional(Passport),
  /** Every file under browser/ and node/. */
  files: z.array(VersionFile),
});
export type MfeVersion = z.output<typeof MfeVersion>;

/** `shell.json` of one immutable version of the shell. */
export const ShellVersion = z.looseObject({
  version: z.string(),
  /** Path inside the version folder, e.g. "shell.js". */
  script: z.string(),
  /** The page's global style sheet, e.g. "page.css". */
  style: z.string(),
  /** Loaded by feature test before everything else on old browsers. */
  polyfills: z.optional(z.string()),
  /**
   * React for page servers, e.g. "node/react.js", so that server and browser render with the same version.
   */
  node: z.optional(z.string()),
  /** Preloaded, e.g. the font. */
  preload: z.array(z.object({ path: z.string(), as: z.string(), type: z.string() })),
  /** Libraries that it provides to micro-frontends, with their versions, e.g. {"react": "19.3.1"}. */
  provides: z.optional(z.record(z.string(), z.string())),
  bus: z.optional(BusUse),
  expectations: z.optional(Expectations),
  /** Events of which its bus publishes both majors, e.g. {"from": "cart:changed", "to": "cart:changed@2"}. */
  converts: z.optional(z.array(BusConversion)),
  files: z.array(VersionFile),
});
export type ShellVersion = z.output<typeof ShellVersion>;

/** Where the shell finds a widget. `js` and `css` are URLs. */
export const ReleaseWidget = z.looseObject({
  mfe: z.string(),
  expose: z.string(),
  hydrate: HydrateMode,
  reserve: z.optional(z.looseObject({ minHeight: z.int() })),
  /** Absent if it is `useful`. */
  importance: z.optional(Importance),
  /** Absent if it is `necessary`. */
  consent: z.optional(ConsentClass),
  /** For page servers; in pages only of widgets that need consent, which wait for that to these services. */
  outsideSources: z.optional(z.array(z.string())),
  messages: z.array(z.string()),
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** For page servers; in pages `js` contains the scripts of the parts that they show. */
  chosenParts: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type ReleaseWidget = z.output<typeof ReleaseWidget>;

/**
 * Why a page view gets another version than the stable one: its visitor is chosen for a rollout or has a
 * preview link, or the stable version has failed in this browser.
 */
export const TrialReason = z.enum(['rollout', 'preview', 'failure']);
export type TrialReason = z.output<typeof TrialReason>;

export const ReleaseMfe = z.looseObject({
  version: z.string(),
  entry: z.string(),
  global: z.string(),
  integrity: z.string(),
  container: z.optional(ContainerKind),
  /** Whether this is not the stable version: a canary, a preview, or the replacement of a failed version. */
  isTrial: z.optional(z.boolean()),
  trialReason: z.optional(TrialReason),
});

/**
 * One coherent set of versions for one page view, embedded as JSON in the page. The oldest major of a
 * micro-frontend has its plain name ("cart", "cart-page"); newer majors beside it have a suffix ("cart@2",
 * "cart-page@2").
 */
export const Release = z.looseObject({
  id: z.string(),
  mfes: z.record(z.string(), ReleaseMfe),
  widgets: z.record(z.string(), ReleaseWidget),
  /** URL of a script or style to its integrity. */
  chunks: z.record(z.string(), z.string()),
  /** Version of the shell; absent in answers to a shell. */
  shell: z.optional(z.string()),
  /** Set for previews of a version that visitors do not get: no telemetry. */
  preview: z.optional(z.looseObject({ mfe: z.string(), version: z.string(), until: z.string() })),
});
export type Release = z.output<typeof Release>;

/** `GET /federation/widgets`: every widget of the live versions. */
export const LiveWidgets = z.object({
  widgets: z.array(
    z.intersection(
      WidgetRecord,
      z.looseObject({
        mfe: z.string(),
        version: z.string(),
        /** Pages select a newer major with `name@2`; the oldest has the plain name. */
        major: z.int(),
        isOldestMajor: z.boolean(),
        /** Uncompressed size of the entry and the initially loaded scripts, and of the styles. */
        bytes: z.optional(z.looseObject({ js: z.int(), css: z.int() })),
        /** What was measured before the publication, with the whole budget. */
        passport: z.optional(
          z.looseObject({
            at: z.string(),
            reason: z.optional(z.string()),
            measures: WidgetMeasures,
            budget: WidgetMeasures,
          }),
        ),
      }),
    ),
  ),
});
export type LiveWidgets = z.output<typeof LiveWidgets>;

/**
 * The release of a page view and what a page server needs besides; composed in shared/federation. Paths are
 * URL paths of the registry.
 */
export const PageRelease = z.looseObject({
  release: Release,
  shell: z.looseObject({
    version: z.string(),
    trialReason: z.optional(TrialReason),
    script: z.string(),
    style: z.string(),
    polyfills: z.optional(z.string()),
    server: z.optional(z.object({ url: z.string(), integrity: z.string() })),
    preload: z.array(z.object({ path: z.string(), as: z.string(), type: z.string() })),
  }),
  /** The Node file of each micro-frontend that has one, for server rendering with the browser's version. */
  servers: z.record(
    z.string(),
    z.looseObject({ version: z.string(), url: z.string(), integrity: z.string() }),
  ),
  /** Names of the Trusted Types policies that the code of a micro-frontend creates. */
  trustedTypes: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type PageRelease = z.output<typeof PageRelease>;
