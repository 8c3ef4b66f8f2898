import type { AuditLog } from '@fachwerk/shared/contracts';
import type { Translate } from '@fachwerk/shared/widget';

export type AuditEntry = AuditLog['entries'][number];

const KINDS = ['operator', 'team', 'token'];

/** "operator betrieb" -> "betrieb", "team cart" -> "Team cart", "registry" -> "die Registry". */
export function actorText(actor: string, t: Translate): string {
  if (actor === 'registry') return t('operations.actor.registry');
  const [kind = '', ...rest] = actor.split(' ');
  const name = rest.join(' ');
  return name && KINDS.includes(kind) ? t(`operations.actor.${kind}`, { name }) : actor;
}

const ACTIONS = [
  'publish',
  'refuse',
  'roll-out',
  'advance',
  'hold',
  'roll-back',
  'finish',
  'retire',
  'preview',
  'sign-in',
  'token',
];

/** One German sentence per entry; what the registry wrote stands below it. */
export function auditLine({ actor, action, subject }: AuditEntry, t: Translate): string {
  const by = actorText(actor, t);
  const who = by.charAt(0).toUpperCase() + by.slice(1);
  const key = ACTIONS.includes(action) ? action : 'other';
  return t(`operations.audit.line.${key}`, { who, subject, action });
}
