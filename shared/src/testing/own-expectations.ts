import { type Bus, type EventName, type TopicName, topics } from '../bus';
import { ownEntry } from '../bus/own-entry';
import type { Call } from '../contracts/kernel/call';
import type { DeclaredExpectations } from '../expectations/declare-expectations';

/** Set by build/jest-setup.js if the package whose test runs has a file `src/expectations.ts`. */
interface OwnExpectations {
  read(): DeclaredExpectations;
  /** Fails the test when it ends. */
  report(fault: string): void;
}
const own = (): OwnExpectations | undefined =>
  (globalThis as { ownExpectations?: OwnExpectations }).ownExpectations;

type Sentences = NonNullable<DeclaredExpectations['hears']>[TopicName];

/** Throws if a fake answer contradicts what the package expects of the call. */
export function holdAnswer({ method, path }: Call, body: unknown): void {
  for (const { call, expected } of own()?.read().answers ?? []) {
    const fault = call.method === method && call.path === path && faultIn(expected, body);
    if (fault) throw new Error(`The fake answer of ${method} ${path} contradicts ${fault}`);
  }
}

/**
 * Fails the test if a message on its bus contradicts what the package expects. The parameter has another name
 * than `bus`, because the build reads from the sources which names a package uses (build/bus-use).
 */
export function holdMessages(source: Pick<Bus, 'watch' | 'on'>, signal: AbortSignal): void {
  const expectations = own();
  for (const [name, sentences] of Object.entries(expectations?.read().hears ?? {})) {
    const check = (value: unknown) => {
      const fault = faultIn(sentences, value);
      if (fault) expectations?.report(`The message "${name}" of this test contradicts ${fault}`);
    };
    if (ownEntry(topics, name)) source.watch(name as TopicName, check, signal);
    else source.on(name as EventName, check, signal);
  }
}

function faultIn(sentences: Sentences, value: unknown): string | undefined {
  for (const [sentence, schema] of Object.entries(sentences ?? {})) {
    const result = schema.safeParse(value);
    if (result.success) continue;
    const [issue] = result.error.issues;
    const field = issue?.path.map(String).join('.') || 'the value';
    return `"${sentence}" (src/expectations.ts): ${field}: ${issue?.message}`;
  }
  return undefined;
}
