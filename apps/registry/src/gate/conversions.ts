import type { BusConversion, Finding } from '@fachwerk/shared/contracts';
import { aBreak, aWarning } from './findings';
import type { ShellCheck } from './in-use';
import { nameOf, type Party, partyOf, shellParty } from './parties';

const isSame = (one: BusConversion, other: BusConversion) => one.from === other.from && one.to === other.to;

/** The conversions that every shell among these parties does: a page has one of them. */
function conversionsOf(parties: readonly Party[]): BusConversion[] {
  const [first = [], ...others] = parties.flatMap(({ converts }) => (converts ? [converts] : []));
  return first.filter((one) => others.every((converts) => converts.some((other) => isSame(one, other))));
}

/** The names with those under which the bus publishes the same messages. */
function withCounterparts(names: readonly string[], conversions: readonly BusConversion[]): Set<string> {
  const all = new Set(names);
  // Grows during the loop: a third major is reached through the second.
  for (const name of all)
    for (const { from, to } of conversions) {
      if (name === from) all.add(to);
      if (name === to) all.add(from);
    }
  return all;
}

/** The names of all messages that these parties send, with those that their shells convert them to. */
export const namesSent = (parties: readonly Party[]): Set<string> =>
  withCounterparts(
    parties.flatMap(({ bus }) => Object.keys(bus?.sends ?? {})),
    conversionsOf(parties),
  );

/** The same for what they receive. */
export const namesHeard = (parties: readonly Party[]): Set<string> =>
  withCounterparts(
    parties.flatMap(({ bus }) => Object.keys(bus?.hears ?? {})),
    conversionsOf(parties),
  );

/** A converter stays until no live version uses the older name. */
export function checkConversions({ manifest, live, shells }: ShellCheck): Finding[] {
  const next = manifest.converts ?? [];
  const parties = live.map(partyOf);
  const isNamed =
    (name: string) =>
    ({ bus }: Party) =>
      bus !== undefined && (Object.hasOwn(bus.hears, name) || Object.hasOwn(bus.sends, name));
  const lost = conversionsOf(shells.map(shellParty)).filter((one) => !next.some((kept) => isSame(one, kept)));
  return [
    ...lost.flatMap(({ from, to }) => {
      const users = parties.filter(isNamed(from));
      if (users.length === 0) return [];
      const message = `"${from}": the shell would not convert it to "${to}" any more, and ${users.map(nameOf).join(', ')} still uses it.`;
      return [aBreak({ rule: 'bus-converter', message, teams: users.map(({ team }) => team) })];
    }),
    ...next
      .filter(({ from }) => !parties.some(isNamed(from)))
      .map(({ from, to }) =>
        aWarning({
          rule: 'bus-converter-unused',
          message: `"${from}": no live version uses it. Its owner can remove it and the converter to "${to}".`,
        }),
      ),
  ];
}
