import type { Call } from './call';
import type {
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

/** Calls of operators and teams to the registry, which checks cookie, origin and content type itself. */
export const signIn: Call<{ json: SignInForm; answer: OperatorSession }> = {
  method: 'POST',
  path: '/federation/session',
  app: 'registry',
  expects: { name: 'string' },
};

export const readOperator: Call<{ answer: OperatorSession }> = {
  method: 'GET',
  path: '/federation/session',
  app: 'registry',
  expects: { name: 'string' },
};

export const signOut: Call<{ answer: '' }> = {
  method: 'DELETE',
  path: '/federation/session',
  app: 'registry',
};

export const readStatus: Call<{ answer: Status }> = {
  method: 'GET',
  path: '/federation/status',
  app: 'registry',
  expects: { channels: 'list', now: 'string' },
};

export const readRollout: Call<{ params: { id: string }; answer: RolloutHistory }> = {
  method: 'GET',
  path: '/federation/rollouts/{id}',
  app: 'registry',
  expects: { rollout: 'object', comparison: 'object', minutes: 'list' },
};

export const readFailures: Call<{ query: { hours?: number }; answer: Failures }> = {
  method: 'GET',
  path: '/federation/failures',
  app: 'registry',
  expects: { failures: 'list' },
};

export const readAudit: Call<{ query: { before?: number }; answer: AuditLog }> = {
  method: 'GET',
  path: '/federation/audit',
  app: 'registry',
  expects: { entries: 'list' },
};

export const orderRollout: Call<{ json: RolloutOrder; answer: Rollout }> = {
  method: 'POST',
  path: '/federation/rollouts',
  app: 'registry',
  expects: { id: 'number', reasons: 'list' },
};

export const orderRollback: Call<{ json: RollbackOrder; answer: ChannelStatus }> = {
  method: 'POST',
  path: '/federation/rollbacks',
  app: 'registry',
  expects: { mfe: 'string', major: 'number', versions: 'list' },
};

export const orderPreview: Call<{ json: PreviewOrder; answer: Preview }> = {
  method: 'POST',
  path: '/federation/previews',
  app: 'registry',
  expects: { token: 'string', until: 'string' },
};

export const orderRetire: Call<{ json: RetireOrder; answer: ChannelStatus }> = {
  method: 'POST',
  path: '/federation/retire',
  app: 'registry',
  expects: { mfe: 'string', major: 'number', versions: 'list' },
};

export const readWidgetOwners: Call<{ answer: WidgetOwners }> = {
  method: 'GET',
  path: '/federation/widget-owners',
  app: 'registry',
  expects: { owners: 'list' },
};

export const orderWidgetOwner: Call<{ json: WidgetOwnerOrder; answer: WidgetOwner }> = {
  method: 'POST',
  path: '/federation/widget-owners',
  app: 'registry',
  expects: { widget: 'string', live: 'list' },
};

export const confirmUse: Call<{ json: UseConfirmation; answer: UsageInventory }> = {
  method: 'POST',
  path: '/federation/confirmed-uses',
  app: 'registry',
  expects: { uses: 'list' },
};

export const readDependencies: Call<{ answer: DependencyReport }> = {
  method: 'GET',
  path: '/federation/dependencies',
  app: 'registry',
  expects: { packages: 'list', twice: 'list', unknown: 'list' },
};

export const readExpectations: Call<{ answer: LiveExpectations }> = {
  method: 'GET',
  path: '/federation/expectations',
  app: 'registry',
  expects: { versions: 'list' },
};

export const readDigest: Call<{ query: { days?: number; mfe?: string }; answer: Digest }> = {
  method: 'GET',
  path: '/federation/digest',
  app: 'registry',
  expects: { days: 'number', teams: 'list' },
};

export const readPassports: Call<{ query: { mfe: string }; answer: Passports }> = {
  method: 'GET',
  path: '/federation/passports',
  app: 'registry',
  expects: { versions: 'list' },
};
