import * as z from 'zod/mini';

/** What the registry says to teams and operators; paths and rights stand in docs/contracts/registry.md. */

/** How sure the gate is: a break is refused, a warning is told and passes. */
export const Finding = z.looseObject({
  /** Stable word for the rule, e.g. "props-in-use". */
  rule: z.string(),
  verdict: z.enum(['break', 'warning']),
  /** One sentence: what would break, and where. */
  message: z.string(),
  widget: z.optional(z.string()),
  /** Pages that would break: content files or addresses of pages of others. */
  pages: z.array(z.string()),
  /** Micro-frontends that would break. */
  teams: z.array(z.string()),
});
export type Finding = z.output<typeof Finding>;

/** Passes when no finding is a break. */
export const Verdict = z.looseObject({ passes: z.boolean(), findings: z.array(Finding) });
export type Verdict = z.output<typeof Verdict>;

export const RolloutState = z.enum([
  'running', // advances by itself
  'held', // stays at its percentage until somebody decides
  'finished', // everybody has it
  'rolled-back', // nobody has it any more
  'replaced', // a newer rollout of the same micro-frontend took its place
]);
export type RolloutState = z.output<typeof RolloutState>;

/** What was counted of one version while a rollout runs. */
export const Measured = z.looseObject({
  version: z.string(),
  views: z.int(),
  /** Widgets; the other counts are views. */
  mounts: z.int(),
  /** Views in which a widget failed, healed ones included. */
  failures: z.int(),
  /** Views with an error that nobody caught. */
  errors: z.int(),
  /** Views in which a goal was reached. */
  goals: z.int(),
  /** Milliseconds until the slowest widget of a view was mounted: median and 75th percentile; null before any was. */
  p50: z.nullable(z.int()),
  p75: z.nullable(z.int()),
});
export type Measured = z.output<typeof Measured>;

export const Rollout = z.looseObject({
  id: z.int(),
  mfe: z.string(),
  major: z.int(),
  version: z.string(),
  /** What everybody else has; null for the first version of a micro-frontend. */
  base: z.nullable(z.string()),
  percent: z.number(),
  state: RolloutState,
  startedAt: z.string(),
  startedBy: z.string(),
  /** Since when it has this percentage. */
  stageSince: z.string(),
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
  /** Why it ended or is held, in one sentence. */
  reason: z.nullable(z.string()),
});
export type Rollout = z.output<typeof Rollout>;

/** What the rules say of a rollout now. */
export const Comparison = z.looseObject({
  candidate: Measured,
  base: z.nullable(Measured),
  decision: z.enum(['wait', 'advance', 'hold', 'roll-back']),
  /** One sentence per rule that speaks. */
  reasons: z.array(z.string()),
});
export type Comparison = z.output<typeof Comparison>;

/** One channel: a major of a micro-frontend (or the shell) with what is live in it. */
export const ChannelStatus = z.looseObject({
  mfe: z.string(),
  major: z.int(),
  stable: z.nullable(z.string()),
  /** What a rollback makes live. */
  lastGood: z.nullable(z.string()),
  changedAt: z.string(),
  /** Who made it stable, as in the audit log; missing where nobody knows any more. */
  changedBy: z.optional(z.nullable(z.string())),
  rollout: z.nullable(z.intersection(Rollout, z.looseObject({ comparison: Comparison }))),
  /** The channel's last rollout, when it was taken back within a day: whoever comes later should see that. */
  rolledBack: z.optional(z.nullable(Rollout)),
  /** Newest first, at most twenty. */
  versions: z.array(
    z.looseObject({
      version: z.string(),
      publishedAt: z.string(),
      publishedBy: z.string(),
      author: z.nullable(z.string()),
      commit: z.nullable(z.string()),
      /** Of all browser files, uncompressed. */
      bytes: z.int(),
    }),
  ),
});
export type ChannelStatus = z.output<typeof ChannelStatus>;

/** `GET /federation/status` */
export const Status = z.looseObject({ channels: z.array(ChannelStatus), now: z.string() });
export type Status = z.output<typeof Status>;

/** `GET /federation/rollouts/{id}`: one row per minute and version, for the charts. */
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
      /** "team cart", "operator betrieb", "registry" for what it did by its rules. */
      actor: z.string(),
      /** publish, refuse, roll-out, advance, hold, roll-back, finish, retire, preview, sign-in, token. */
      action: z.string(),
      /** E.g. "cart@1.4.0-3f9a2c1". */
      subject: z.string(),
      text: z.string(),
    }),
  ),
});
export type AuditLog = z.output<typeof AuditLog>;

/** `GET /federation/census?widget=cart-page`: which page uses which widget with which props. */
export const Census = z.looseObject({
  uses: z.array(
    z.looseObject({
      /** Path of the page with placeholders, or the address of a page of others. */
      page: z.string(),
      /** content: said by the page server. seen: told by a browser on a page of others. */
      source: z.enum(['content', 'seen']),
      /** Content file; empty for pages of others. */
      file: z.string(),
      /** Without "@2". */
      widget: z.string(),
      /** Of "@2"; null for the plain name. */
      major: z.nullable(z.int()),
      props: z.record(z.string(), z.unknown()),
      lastSeen: z.string(),
    }),
  ),
});
export type Census = z.output<typeof Census>;

/** `POST /federation/rollouts` */
export const RolloutOrder = z.object({
  mfe: z.string(),
  version: z.string(),
  /** Percent of visitors; 0 takes it away from everybody, 100 makes it the stable one. */
  to: z.number().check(z.gte(0), z.lte(100)),
  /** Stay at this percentage: do not advance by the rules (rolling back stays). */
  hold: z.optional(z.boolean()),
});
export type RolloutOrder = z.output<typeof RolloutOrder>;

/** `POST /federation/rollbacks`: ends a running rollout, or else makes the last good version stable again. */
export const RollbackOrder = z.object({
  mfe: z.string(),
  major: z.optional(z.int()),
  /** The version that shall go. Is another one to go by now (somebody was faster, or an order came twice), nothing changes: 409. */
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
/** To be put behind any page address as `?preview=<token>`. */
export const Preview = z.looseObject({ token: z.string(), until: z.string() });
export type Preview = z.output<typeof Preview>;

/** `POST /federation/retire` */
export const RetireOrder = z.object({ mfe: z.string(), major: z.int() });
export type RetireOrder = z.output<typeof RetireOrder>;

/** Answer of a publication. */
export const Published = z.looseObject({
  mfe: z.string(),
  version: z.string(),
  /** False: the very same bytes were there already. */
  isNew: z.boolean(),
  verdict: Verdict,
});
export type Published = z.output<typeof Published>;

/** `GET /federation/session`: the signed-in operator. */
export const OperatorSession = z.looseObject({ name: z.string() });
export type OperatorSession = z.output<typeof OperatorSession>;

/** `POST /federation/session` */
export const SignInForm = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(1000)),
});
export type SignInForm = z.output<typeof SignInForm>;
