import * as z from 'zod/mini';
import { contract } from './contract';
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
import * as calls from './operations-calls';

export const signIn = contract(calls.signIn, {
  summary: 'Sign in as operator',
  json: SignInForm,
  answers: { 200: OperatorSession },
});

export const readOperator = contract(calls.readOperator, {
  summary: 'The signed-in operator',
  answers: { 200: OperatorSession },
});

export const signOut = contract(calls.signOut, { summary: 'Sign out', answers: { 204: z.literal('') } });

export const readStatus = contract(calls.readStatus, {
  summary: 'What is live, with its rollouts',
  answers: { 200: Status },
});

export const readRollout = contract(calls.readRollout, {
  summary: 'One rollout with its counts per minute',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) }),
  answers: { 200: RolloutHistory },
});

export const readFailures = contract(calls.readFailures, {
  summary: 'Failures of widgets, most frequent first',
  query: z.object({ hours: z.optional(z.number()) }),
  answers: { 200: Failures },
});

export const readAudit = contract(calls.readAudit, {
  summary: 'The audit log, newest first: a team reads the entries of its micro-frontend',
  query: z.object({ before: z.optional(z.number()) }),
  answers: { 200: AuditLog },
});

export const orderRollout = contract(calls.orderRollout, {
  summary: 'Give a version to a percentage of the visitors',
  json: RolloutOrder,
  answers: { 200: Rollout },
});

export const orderRollback = contract(calls.orderRollback, {
  summary: 'End a rollout, or make the last good version stable again',
  json: RollbackOrder,
  answers: { 200: ChannelStatus },
});

export const orderPreview = contract(calls.orderPreview, {
  summary: 'A token that shows one version to its holder',
  json: PreviewOrder,
  answers: { 200: Preview },
});

export const orderRetire = contract(calls.orderRetire, {
  summary: 'End a major that no page needs any more',
  json: RetireOrder,
  answers: { 200: ChannelStatus },
});

export const readWidgetOwners = contract(calls.readWidgetOwners, {
  summary: 'Which micro-frontend a widget’s name belongs to',
  answers: { 200: WidgetOwners },
});

export const orderWidgetOwner = contract(calls.orderWidgetOwner, {
  summary: 'Hand the name of a widget over, or free it',
  json: WidgetOwnerOrder,
  answers: { 200: WidgetOwner },
});

export const confirmUse = contract(calls.confirmUse, {
  summary: 'Confirm a use of a widget on a third-party page',
  json: UseConfirmation,
  answers: { 200: UsageInventory },
});

export const readDependencies = contract(calls.readDependencies, {
  summary: 'The packages of all live versions',
  answers: { 200: DependencyReport },
});

export const readExpectations = contract(calls.readExpectations, {
  summary: 'What the live versions expect of messages and answers',
  answers: { 200: LiveExpectations },
});

export const readDigest = contract(calls.readDigest, {
  summary: 'Size, failures and times of each team, beside the days before',
  query: z.object({ days: z.optional(z.number()), mfe: z.optional(z.string()) }),
  answers: { 200: Digest },
});

export const readPassports = contract(calls.readPassports, {
  summary: 'The passports of the last versions of a micro-frontend',
  query: z.object({ mfe: z.string() }),
  answers: { 200: Passports },
});
