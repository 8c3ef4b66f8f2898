import type { BusShape, BusUse, Finding } from '@fachwerk/shared/contracts';
import { namesSent } from './conversions';
import { aBreak, aWarning } from './findings';
import { nameOf, type Party } from './parties';
import { refusalOf } from './schema/accepts';
import type { Refusal } from './schema/compare';

export interface BusChange {
  next: Party;
  /** Versions that are live in the same release channel now. */
  before: readonly Party[];
  /** All other versions on the page, other majors included: the bus has no majors. */
  others: readonly Party[];
}

/**
 * Topics and events that other versions receive must accept what the new version sends, and the other way
 * round.
 */
export function compareBus(change: BusChange): Finding[] {
  const { next, before, others } = change;
  return [
    ...others.flatMap((other) =>
      mismatches({ sender: next, reader: other }).map(({ name, refusal }) => {
        const isOld = before.some((sender) => refuses({ sender, reader: other }, name));
        return findingOf(isOld, {
          rule: 'bus-sends',
          message: `"${name}": ${nameOf(next)} would send what ${nameOf(other)} does not understand: ${reason(refusal)}. Give a new meaning a new name.`,
          teams: [other.team],
        });
      }),
    ),
    ...others.flatMap((other) =>
      mismatches({ sender: other, reader: next }).map(({ name, refusal }) => {
        const isOld = before.some((reader) => refuses({ sender: other, reader }, name));
        return findingOf(isOld, {
          rule: 'bus-hears',
          message: `"${name}": ${nameOf(next)} would not understand what ${nameOf(other)} sends: ${reason(refusal)}. Take what is sent today as well.`,
          teams: [next.team],
        });
      }),
    ),
    ...compareSenders([...others, ...before], [...others, next]),
    ...unsent(change),
  ];
}

/** Topics and events that live versions receive and no version would send any more. */
export function compareSenders(before: readonly Party[], after: readonly Party[]): Finding[] {
  if (after.some(({ bus }) => bus === undefined)) return [];
  const stillSent = namesSent(after);
  return [...namesSent(before)]
    .filter((name) => !stillSent.has(name))
    .sort()
    .flatMap((name) => {
      const teams = after.filter(({ bus }) => bus && Object.hasOwn(bus.hears, name)).map(({ team }) => team);
      if (teams.length === 0) return [];
      const message = `"${name}": no live version would send it any more, and ${listOf(teams)} ${teams.length > 1 ? 'wait' : 'waits'} for it.`;
      return [aBreak({ rule: 'bus-silent', message, teams: [...new Set(teams)] })];
    });
}

/** A warning only: the sender may be published later. */
function unsent({ next, others }: BusChange): Finding[] {
  if (others.some(({ bus }) => bus === undefined)) return [];
  const sent = namesSent([next, ...others]);
  return Object.keys(next.bus?.hears ?? {})
    .filter((name) => !sent.has(name))
    .map((name) =>
      aWarning({
        rule: 'bus-unsent',
        message: `"${name}": ${nameOf(next)} waits for it, and no live version sends it.`,
      }),
    );
}

interface Talk {
  sender: Party;
  reader: Party;
}

function mismatches({ sender, reader }: Talk): { name: string; refusal: Refusal }[] {
  return Object.keys(sender.bus?.sends ?? {}).flatMap((name) => {
    const refusal = refuses({ sender, reader }, name);
    return refusal ? [{ name, refusal }] : [];
  });
}

function refuses({ sender, reader }: Talk, name: string): Refusal | undefined {
  const sent = shapeOf(sender.bus?.sends, name);
  const heard = shapeOf(reader.bus?.hears, name);
  return sent && heard && refusalOf(heard.schema, sent.schema);
}
const shapeOf = (uses: BusUse['hears'] | undefined, name: string): BusShape | undefined =>
  uses && Object.hasOwn(uses, name) ? uses[name] : undefined;

/** A warning if live versions disagree already, so that the team can publish the fix. */
const findingOf = (isOld: boolean, draft: Parameters<typeof aBreak>[0]): Finding =>
  isOld ? aWarning({ ...draft, message: `${draft.message} (This is already so.)` }) : aBreak(draft);

const reason = ({ at, reason: why }: Refusal): string => (at ? `field "${at}" ${why}` : `the value ${why}`);
const listOf = (teams: readonly string[]): string => [...new Set(teams)].join(' and ');
