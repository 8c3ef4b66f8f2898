import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
  AuditLog,
  ChannelStatus,
  DependencyReport,
  Digest,
  Failures,
  LiveExpectations,
  OperatorSession,
  Passports,
  Preview,
  PreviewOrder,
  RetireOrder,
  RollbackOrder,
  Rollout,
  RolloutHistory,
  RolloutOrder,
  SignInForm,
  Status,
  UsageInventory,
  UseConfirmation,
  WidgetOwner,
  WidgetOwnerOrder,
  WidgetOwners,
} from './operations';
import { WebVitals } from './web-vitals';

/** Calls of operators and teams to the registry, which checks cookie, origin and content type itself. */
export const signIn = contract({
  method: 'POST',
  path: '/federation/session',
  app: 'registry',
  summary: 'Sign in as operator',
  json: SignInForm,
  answers: { 200: OperatorSession },
  expects: { name: 'string' },
});

export const readOperator = contract({
  method: 'GET',
  path: '/federation/session',
  app: 'registry',
  summary: 'The signed-in operator',
  answers: { 200: OperatorSession },
  expects: { name: 'string' },
});

export const signOut = contract({
  method: 'DELETE',
  path: '/federation/session',
  app: 'registry',
  summary: 'Sign out',
  answers: { 204: z.literal('') },
});

export const openDesk = contract({
  method: 'POST',
  path: '/federation/desk',
  app: 'registry',
  summary: 'A form of the signed-in operator: a ticket for the desk as a cookie, and on to the shop API',
  answers: { 307: z.literal('') },
});

export const readStatus = contract({
  method: 'GET',
  path: '/federation/status',
  app: 'registry',
  summary: 'What is live, with its rollouts',
  answers: { 200: Status },
  expects: { channels: 'list', now: 'string' },
});

export const readRollout = contract({
  method: 'GET',
  path: '/federation/rollouts/{id}',
  app: 'registry',
  summary: 'One rollout with its counts per minute',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) }),
  answers: { 200: RolloutHistory },
  expects: { rollout: 'object', comparison: 'object', minutes: 'list' },
});

export const readFailures = contract({
  method: 'GET',
  path: '/federation/failures',
  app: 'registry',
  summary: 'Failures of widgets, most frequent first',
  query: z.object({ hours: z.optional(z.number()) }),
  answers: { 200: Failures },
  expects: { failures: 'list' },
});

export const readAudit = contract({
  method: 'GET',
  path: '/federation/audit',
  app: 'registry',
  summary: 'The audit log, newest first: a team reads the entries of its micro-frontend',
  query: z.object({ before: z.optional(z.number()) }),
  answers: { 200: AuditLog },
  expects: { entries: 'list' },
});

export const orderRollout = contract({
  method: 'POST',
  path: '/federation/rollouts',
  app: 'registry',
  summary: 'Give a version to a percentage of the visitors',
  json: RolloutOrder,
  answers: { 200: Rollout },
  expects: { id: 'number', reasons: 'list' },
});

export const orderRollback = contract({
  method: 'POST',
  path: '/federation/rollbacks',
  app: 'registry',
  summary: 'End a rollout, or make the last good version stable again',
  json: RollbackOrder,
  answers: { 200: ChannelStatus },
  expects: { mfe: 'string', major: 'number', versions: 'list' },
});

export const orderPreview = contract({
  method: 'POST',
  path: '/federation/previews',
  app: 'registry',
  summary: 'A token that shows one version to its holder',
  json: PreviewOrder,
  answers: { 200: Preview },
  expects: { token: 'string', until: 'string' },
});

export const orderRetire = contract({
  method: 'POST',
  path: '/federation/retire',
  app: 'registry',
  summary: 'End a major that no page needs any more',
  json: RetireOrder,
  answers: { 200: ChannelStatus },
  expects: { mfe: 'string', major: 'number', versions: 'list' },
});

export const readWidgetOwners = contract({
  method: 'GET',
  path: '/federation/widget-owners',
  app: 'registry',
  summary: 'Which micro-frontend a widget’s name belongs to',
  answers: { 200: WidgetOwners },
  expects: { owners: 'list' },
});

export const orderWidgetOwner = contract({
  method: 'POST',
  path: '/federation/widget-owners',
  app: 'registry',
  summary: 'Hand the name of a widget over, or free it',
  json: WidgetOwnerOrder,
  answers: { 200: WidgetOwner },
  expects: { widget: 'string', live: 'list' },
});

export const confirmUse = contract({
  method: 'POST',
  path: '/federation/confirmed-uses',
  app: 'registry',
  summary: 'Confirm a use of a widget on a third-party page',
  json: UseConfirmation,
  answers: { 200: UsageInventory },
  expects: { uses: 'list' },
});

export const readDependencies = contract({
  method: 'GET',
  path: '/federation/dependencies',
  app: 'registry',
  summary: 'The packages of all live versions',
  answers: { 200: DependencyReport },
  expects: { packages: 'list', twice: 'list', unknown: 'list' },
});

export const readExpectations = contract({
  method: 'GET',
  path: '/federation/expectations',
  app: 'registry',
  summary: 'What the live versions expect of messages and answers',
  answers: { 200: LiveExpectations },
  expects: { versions: 'list' },
});

export const readDigest = contract({
  method: 'GET',
  path: '/federation/digest',
  app: 'registry',
  summary: 'Size, failures and times of each team, beside the days before',
  query: z.object({ days: z.optional(z.number()), mfe: z.optional(z.string()) }),
  answers: { 200: Digest },
  expects: { days: 'number', teams: 'list' },
});

export const readPassports = contract({
  method: 'GET',
  path: '/federation/passports',
  app: 'registry',
  summary: 'The passports of the last versions of a micro-frontend',
  query: z.object({ mfe: z.string() }),
  answers: { 200: Passports },
  expects: { versions: 'list' },
});

export const readWebVitals = contract({
  method: 'GET',
  path: '/federation/web-vitals',
  app: 'registry',
  summary: 'How fast pages are, by release and by version of a widget',
  answers: { 200: WebVitals },
  expects: { isOn: 'boolean', releases: 'list', widgets: 'list' },
});
