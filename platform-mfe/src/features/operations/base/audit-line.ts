import type { AuditLog } from '@fachwerk/shared/contracts';
import type { Translate } from '@fachwerk/shared/widget';

export type AuditEntry = AuditLog['entries'][number];

const KINDS = ['operator', 'team', 'token'];

/** Tokens that `npm start` creates for itself: their names end with a part of the hash. */
const SYSTEM_TOKEN = /^(this machine|npm start|page server) [0-9a-f]{8}$/;

/** "operator betrieb" -> "betrieb", "team cart" -> "Team cart", "registry" -> "die Registry". */
export function actorText(actor: string, text: Translate): string {
  if (actor === 'registry') return text('operations.actor.registry');
  if (actor === 'npm start') return text('operations.actor.npmStart');
  const [kind = '', ...rest] = actor.split(' ');
  const name = rest.join(' ');
  if (kind === 'token' && SYSTEM_TOKEN.test(name))
    return text(name.startsWith('page server') ? 'operations.actor.pageServer' : 'operations.actor.npmStart');
  return name && KINDS.includes(kind) ? text(`operations.actor.${kind}`, { name }) : actor;
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
  'hand-over',
];

/** The headline of an entry; its reasons follow below. */
export function auditLine({ actor, action, subject }: AuditEntry, text: Translate): string {
  const by = actorText(actor, text);
  const who = by.charAt(0).toUpperCase() + by.slice(1);
  const key = ACTIONS.includes(action) ? action : 'other';
  return text(`operations.audit.line.${key}`, { who, subject, action });
}
