import type { ExampleMessage, Finding, MessageExpectation } from '@fachwerk/shared/contracts';
import { checkExpectationRecord } from './check-expectation-record';
import type { BusChange } from './compare-bus';
import { namesHeard } from './conversions';
import { aBreak, aWarning } from './findings';
import { nameOf, type Party } from './parties';
import { accepts } from './schema/accepts';
import { valueFault } from './schema-validator';

/**
 * The expectations of all versions on the page against what they send. An example message that contradicts
 * one refuses the version that causes it, sender or receiver. If no schema of a sender proves an expectation,
 * an example has to show it.
 */
export function compareExpectations({ next, before, others }: BusChange): Finding[] {
  const faults = checkExpectationRecord(next);
  if (faults.length > 0) return faults;
  return [
    ...asSender({ next, before, others }),
    ...asReceiver({ next, before, others }),
    ...compareReceivers([...others, ...before], [...others, next]),
  ];
}

/** Requests that an example records, and that no live version would receive any more. */
export function compareReceivers(before: readonly Party[], after: readonly Party[]): Finding[] {
  if (after.some(({ bus }) => bus === undefined)) return [];
  const [was, is] = [namesHeard(before), namesHeard(after)];
  return after.flatMap((sender) =>
    sendsOf(sender)
      .filter(({ message }) => isRequest(message) && was.has(message) && !is.has(message))
      .map(({ message, name }) =>
        aBreak({
          rule: 'expectation-unheard',
          message: `"${message}": no live version would receive it any more, and ${nameOf(sender)} sends it: "${name}".`,
          teams: [sender.team],
        }),
      ),
  );
}

function asSender({ next, before, others }: BusChange): Finding[] {
  return expectationsOf(others)
    .filter(({ expectation: { message } }) => isSender(message)(next))
    .flatMap(({ reader, expectation }) => {
      const { message, name } = expectation;
      const expected = `what ${nameOf(reader)} expects, "${name}"`;
      const fault = contradiction(next, expectation);
      if (fault) {
        const text = `"${message}": ${nameOf(next)} breaks ${expected}: ${fault}.`;
        const isOld = before.some((sender) => contradiction(sender, expectation));
        return [findingOf(isOld, text, reader.team)];
      }
      if (isShown([next, ...others], expectation)) return [];
      const text = `"${message}": nothing shows ${expected}: the schema of ${nameOf(next)} allows more, and it has no example message.`;
      return isShown([...before, ...others], expectation)
        ? [findingOf(false, text, reader.team)]
        : [aWarning({ rule: 'expectation-unproven', message: text, teams: [reader.team] })];
    });
}

function asReceiver({ next, before, others }: BusChange): Finding[] {
  return expectationsOf([next]).flatMap(({ expectation }) => {
    const { message, name } = expectation;
    const senders = [...others, next].filter(isSender(message));
    const breaks = senders.flatMap((sender) => {
      const fault = contradiction(sender, expectation);
      if (!fault) return [];
      const text = `"${message}": ${nameOf(next)} expects "${name}", which ${nameOf(sender)} breaks: ${fault}.`;
      const isOld = expectationsOf(before).some(
        (old) => old.expectation.message === message && contradiction(sender, old.expectation),
      );
      return [findingOf(isOld, text, next.team)];
    });
    if (breaks.length > 0 || senders.length === 0 || isShown(senders, expectation)) return breaks;
    const text = `"${message}": ${nameOf(next)} expects "${name}", and no live version shows it by its schema or an example message.`;
    return [aWarning({ rule: 'expectation-unproven', message: text, teams: [next.team] })];
  });
}

/** A warning if the live version breaks it already, so that the team can publish the fix. */
const findingOf = (isOld: boolean, message: string, team: string): Finding =>
  isOld
    ? aWarning({ rule: 'expectation', message: `${message} (This is already so.)`, teams: [team] })
    : aBreak({ rule: 'expectation', message, teams: [team] });

/** The first example message of the sender that is not as expected. */
function contradiction(sender: Party, { message, schema }: MessageExpectation): string | undefined {
  for (const example of sendsOf(sender)) {
    const fault = example.message === message && valueFault(schema, example.value);
    if (fault) return `in the example "${example.name}" ${fault}`;
  }
  return undefined;
}

/** By the schema of every sender, or by an example of one. */
function isShown(parties: readonly Party[], { message, schema }: MessageExpectation): boolean {
  const senders = parties.filter(isSender(message));
  const isProven = senders.every(({ bus }) => {
    const sent = bus?.sends[message];
    return sent !== undefined && accepts(schema, sent.schema);
  });
  return (
    (isProven && senders.length > 0) ||
    senders.some((sender) => sendsOf(sender).some((example) => example.message === message))
  );
}

interface Expected {
  reader: Party;
  expectation: MessageExpectation;
}
const expectationsOf = (readers: readonly Party[]): Expected[] =>
  readers.flatMap((reader) =>
    (reader.expectations?.hears ?? []).map((expectation) => ({ reader, expectation })),
  );
const sendsOf = ({ expectations }: Party): readonly ExampleMessage[] => expectations?.sends ?? [];
const isSender =
  (message: string) =>
  ({ bus }: Party): boolean =>
    bus !== undefined && Object.hasOwn(bus.sends, message);
/** Events whose name asks for something: without a receiver they are lost. */
const isRequest = (message: string): boolean => /-requested(@\d+)?$/.test(message);
