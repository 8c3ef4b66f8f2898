import * as z from 'zod/mini';
import { Expectations } from './federation';
import { Passport } from './passport';

/** Answers of the registry to teams and operators; docs/contracts/registry.md lists paths and rights. */

/** One finding of the gate. A break refuses the version; a warning does not. */
export const Finding = z.looseObject({
  /** Stable name of the rule, e.g. "props-in-use". */
  rule: z.string(),
  verdict: z.enum(['break', 'warning']),
  /** One sentence: what would break, and where. */
  message: z.string(),
  widget: z.optional(z.string()),
  /** Pages that would break: content files or URLs of third-party pages. */
  pages: z.array(z.string()),
  /** Micro-frontends that would break. */
  teams: z.array(z.string()),
});
export type Finding = z.output<typeof Finding>;

/** Passes when no finding is a break. */
export const Verdict = z.looseObject({ passes: z.boolean(), findings: z.array(Finding) });
export type Verdict = z.output<typeof Verdict>;

/** Why a rollout is in its state; the key selects a translated text. */
export const Reason = z.looseObject({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** English, for terminals and logs. */
  text: z.string(),
});
export type Reason = z.output<typeof Reason>;

export const RolloutState = z.enum([
  'running', // advances by itself
  'held', // stays at its percentage until an operator decides
  'finished', // all visitors have it
  'rolled-back', // no visitor has it any more
  'replaced', // a newer rollout of the same micro-frontend took its place
]);
export type RolloutState = z.output<typeof RolloutState>;

/** Counts of one version during a rollout. */
export const Measured = z.looseObject({
  version: z.string(),
  views: z.int(),
  /** Number of widgets; the other counts are views. */
  mounts: z.int(),
  /** Views with a failed widget, healed ones included. */
  failures: z.int(),
  /** Views with an uncaught error. */
  errors: z.int(),
  /** Views with a reached goal. */
  goals: z.int(),
  /**
   * Milliseconds until the slowest widget of a view was mounted: median and 75th percentile; null without
   * data.
   */
  p50: z.nullable(z.int()),
  p75: z.nullable(z.int()),
});
export type Measured = z.output<typeof Measured>;

export const Rollout = z.looseObject({
  id: z.int(),
  mfe: z.string(),
  major: z.int(),
  version: z.string(),
  /** The stable version when the rollout began; null for the first version of a micro-frontend. */
  base: z.nullable(z.string()),
  percent: z.number(),
  state: RolloutState,
  startedAt: z.string(),
  startedBy: z.string(),
  /** Start of the current percentage. */
  stageSince: z.string(),
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
  /** Why it ended or is held; empty while it runs. */
  reasons: z.array(Reason),
});
export type Rollout = z.output<typeof Rollout>;

/** Current decision of the rules for a rollout. */
export const Comparison = z.looseObject({
  candidate: Measured,
  base: z.nullable(Measured),
  decision: z.enum(['wait', 'advance', 'hold', 'roll-back']),
  /** One per rule with a finding. */
  reasons: z.array(Reason),
});
export type Comparison = z.output<typeof Comparison>;

/** One release channel: a major of a micro-frontend (or of the shell) with its live versions. */
export const ChannelStatus = z.looseObject({
  mfe: z.string(),
  major: z.int(),
  stable: z.nullable(z.string()),
  /** The version that a rollback makes stable. */
  lastGood: z.nullable(z.string()),
  changedAt: z.string(),
  /** Actor of the last change, as in the audit log; missing if unknown. */
  changedBy: z.optional(z.nullable(z.string())),
  rollout: z.nullable(z.intersection(Rollout, z.looseObject({ comparison: Comparison }))),
  /** The last rollout of the channel if it was rolled back within a day. */
  rolledBack: z.optional(z.nullable(Rollout)),
  /** Newest first, at most twenty. */
  versions: z.array(
    z.looseObject({
      version: z.string(),
      publishedAt: z.string(),
      publishedBy: z.string(),
      author: z.nullable(z.string()),
      commit: z.nullable(z.string()),
      /** Size of all browser files, uncompressed. */
      bytes: z.int(),
    }),
  ),
});
export type ChannelStatus = z.output<typeof ChannelStatus>;

/** `GET /federation/status` */
export const Status = z.looseObject({ channels: z.array(ChannelStatus), now: z.string() });
export type Status = z.output<typeof Status>;

/** `GET /federation/rollouts/{id}`: one row per minute and version, for charts. */
export const RolloutHistory = z.looseObject({
  rollout: Rollout,
  comparison: Comparison,
  minutes: z.array(
    z.looseObject({
      minute: z.string(),
      version: z.string(),
      views: z.int(),
      mounts: z.int(),
      failures: z.int(),
      errors: z.int(),
      goals: z.int(),
      p75: z.nullable(z.int()),
    }),
  ),
});
export type RolloutHistory = z.output<typeof RolloutHistory>;

/** `GET /federation/failures?hours=24`: grouped by widget, version, step and message; most frequent first. */
export const Failures = z.looseObject({
  failures: z.array(
    z.looseObject({
      widget: z.string(),
      mfe: z.string(),
      version: z.string(),
      step: z.string(),
      message: z.string(),
      /** The version that failed, e.g. "search 2.0.0-b", if the named one is only the likely cause. */
      victim: z.optional(z.string()),
      /** One page where it happened. */
      page: z.string(),
      count: z.int(),
      healed: z.int(),
      firstAt: z.string(),
      lastAt: z.string(),
    }),
  ),
});
export type Failures = z.output<typeof Failures>;

/** `GET /federation/audit?before=<id>`: newest first, 50 at a time. */
export const AuditLog = z.looseObject({
  entries: z.array(
    z.looseObject({
      id: z.int(),
      at: z.string(),
      /** "team cart", "operator betrieb"; "registry" for changes by its own rules. */
      actor: z.string(),
      /**
       * publish, refuse, roll-out, advance, hold, roll-back, finish, retire, preview, sign-in, token,
       * hand-over, confirm.
       */
      action: z.string(),
      /** E.g. "cart@1.4.0-3f9a2c1". */
      subject: z.string(),
      /** English, for terminals and logs. */
      text: z.string(),
      /** The same as message keys; empty for entries whose text has none. */
      reasons: z.array(Reason),
    }),
  ),
});
export type AuditLog = z.output<typeof AuditLog>;

/**
 * `GET /federation/census?widget=cart-page`: the usage inventory, i.e. which page uses which widget with
 * which props.
 */
export const UsageInventory = z.looseObject({
  uses: z.array(
    z.looseObject({
      /** Path of the page with placeholders, or URL of a third-party page. */
      page: z.string(),
      /** content: reported by the page server. seen: reported by a browser on a third-party page. */
      source: z.enum(['content', 'seen']),
      /** Content file; empty for third-party pages. */
      file: z.string(),
      /** Without "@2". */
      widget: z.string(),
      /** Number behind "@"; null for the plain name. */
      major: z.nullable(z.int()),
      props: z.record(z.string(), z.unknown()),
      lastSeen: z.string(),
      /** Names this use, with its props. */
      id: z.optional(z.string()),
      /**
       * Third-party pages: "registry" if it has found the use itself, or the operator who confirmed it; null
       * if only browsers have reported it.
       */
      confirmedBy: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type UsageInventory = z.output<typeof UsageInventory>;

/** `POST /federation/confirmed-uses`: an operator confirms a use on a third-party page, or no longer. */
export const UseConfirmation = z.object({ id: z.string(), isConfirmed: z.boolean() });
export type UseConfirmation = z.output<typeof UseConfirmation>;

/** `POST /federation/rollouts` */
export const RolloutOrder = z.object({
  mfe: z.string(),
  version: z.string(),
  /** Percentage of visitors; 0 ends the rollout, 100 makes the version stable. */
  to: z.number().check(z.gte(0), z.lte(100)),
  /** Do not advance by the rules; rolling back by the rules still applies. */
  hold: z.optional(z.boolean()),
});
export type RolloutOrder = z.output<typeof RolloutOrder>;

/** `POST /federation/rollbacks`: ends the open rollout, or else makes the last good version stable again. */
export const RollbackOrder = z.object({
  mfe: z.string(),
  major: z.optional(z.int()),
  /** The version to remove. If another version is live by now, nothing changes: 409. */
  from: z.optional(z.string()),
});
export type RollbackOrder = z.output<typeof RollbackOrder>;

/** `POST /federation/previews` */
export const PreviewOrder = z.object({
  mfe: z.string(),
  version: z.string(),
  /** At most 168 (a week). */
  hours: z._default(z.number().check(z.gt(0), z.lte(168)), 24),
});
export type PreviewOrder = z.input<typeof PreviewOrder>;
/** Append it to any page URL as `?preview=<token>`. */
export const Preview = z.looseObject({ token: z.string(), until: z.string() });
export type Preview = z.output<typeof Preview>;

/** `POST /federation/retire` */
export const RetireOrder = z.object({ mfe: z.string(), major: z.int() });
export type RetireOrder = z.output<typeof RetireOrder>;

/** The micro-frontend that a widget's name belongs to. */
export const WidgetOwner = z.looseObject({
  widget: z.string(),
  /** Null: free for the next micro-frontend that publishes it. */
  mfe: z.nullable(z.string()),
  /** Live versions that offer it, e.g. "cart@1.4.0-3f9a2c1". */
  live: z.array(z.string()),
});
export type WidgetOwner = z.output<typeof WidgetOwner>;
/** `GET /federation/widget-owners` */
export const WidgetOwners = z.looseObject({ owners: z.array(WidgetOwner) });
export type WidgetOwners = z.output<typeof WidgetOwners>;

/** `POST /federation/widget-owners`: hands a name over to another micro-frontend, or frees it (null). */
export const WidgetOwnerOrder = z.object({ widget: z.string(), to: z.nullable(z.string()) });
export type WidgetOwnerOrder = z.output<typeof WidgetOwnerOrder>;

/** `GET /federation/expectations`: what the live versions expect; versions without a record are left out. */
export const LiveExpectations = z.looseObject({
  versions: z.array(
    // Team and version, e.g. "shell" and "0.1.0-5e11000".
    z.looseObject({ team: z.string(), version: z.string(), expectations: Expectations }),
  ),
});
export type LiveExpectations = z.output<typeof LiveExpectations>;

/** `GET /federation/dependencies`: the packages of all live versions, the largest first. */
export const DependencyReport = z.looseObject({
  packages: z.array(
    z.looseObject({
      name: z.string(),
      /** Versions that a live shell provides. */
      provided: z.array(z.string()),
      /** Ranges that live versions (e.g. "cart@1.4.0-3f9a2c1") take from the shell. */
      required: z.array(z.looseObject({ range: z.string(), by: z.array(z.string()) })),
      /** Copies that live versions contain; bytes before minification. */
      bundled: z.array(
        z.looseObject({
          version: z.string(),
          in: z.array(z.looseObject({ version: z.string(), bytes: z.optional(z.int()) })),
        }),
      ),
    }),
  ),
  /** Live versions that contain a package in several versions, or one that the shell provides. */
  twice: z.array(
    z.looseObject({
      mfe: z.string(),
      version: z.string(),
      name: z.string(),
      versions: z.array(z.string()),
      provided: z.array(z.string()),
    }),
  ),
  /** Live versions whose build did not record its packages. */
  unknown: z.array(z.string()),
});
export type DependencyReport = z.output<typeof DependencyReport>;

const DigestCounts = z.looseObject({
  views: z.int(),
  /** Views with a failed widget, and with an uncaught error. */
  failures: z.int(),
  errors: z.int(),
  /** All files for browsers, uncompressed; null if nothing was live. */
  bytes: z.nullable(z.int()),
});
const DigestWidget = z.looseObject({
  mounts: z.int(),
  failures: z.int(),
  /** Failures that another version replaced in the page. */
  healed: z.int(),
  /** Milliseconds until it was mounted, 75th percentile. */
  p75: z.nullable(z.int()),
  /** Entry, first scripts and styles, uncompressed. */
  bytes: z.nullable(z.int()),
});
/** `GET /federation/digest?days=7&mfe=`: the last days of each team beside as many before. */
export const Digest = z.looseObject({
  days: z.int(),
  teams: z.array(
    z.looseObject({
      mfe: z.string(),
      /** Versions published in these days. */
      released: z.array(z.string()),
      now: DigestCounts,
      before: DigestCounts,
      widgets: z.array(z.looseObject({ widget: z.string(), now: DigestWidget, before: DigestWidget })),
    }),
  ),
});
export type Digest = z.output<typeof Digest>;

/** `GET /federation/passports?mfe=cart`: passports of the last versions of a micro-frontend, newest first. */
export const Passports = z.looseObject({
  versions: z.array(z.looseObject({ version: z.string(), publishedAt: z.string(), passport: Passport })),
});
export type Passports = z.output<typeof Passports>;

/** Answer of a publication. */
export const Published = z.looseObject({
  mfe: z.string(),
  version: z.string(),
  /** False if the same bytes were published before. */
  isNew: z.boolean(),
  verdict: Verdict,
});
export type Published = z.output<typeof Published>;

/** `GET /federation/session`: the signed-in operator. */
export const OperatorSession = z.looseObject({
  name: z.string(),
  /** The operator may open the desk without another sign-in; absent where no secret for it is set. */
  opensDesk: z.optional(z.boolean()),
});
export type OperatorSession = z.output<typeof OperatorSession>;

/** `POST /federation/session` */
export const SignInForm = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});
export type SignInForm = z.output<typeof SignInForm>;
