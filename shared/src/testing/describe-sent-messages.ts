import '../rules/zod-setup';
import { type Bus, createBus, type SentMessage } from '../bus';
import type { DeclaredExpectations } from '../expectations/declare-expectations';

/** For each example message what a visitor does, so that it is sent on the bus. */
type Situations<Sends> = {
  [Message in keyof Sends]: { [Name in keyof Sends[Message]]: (bus: Bus) => Promise<void> | void };
};

/**
 * A test for each example message in `src/expectations.ts`: in its situation exactly this message is sent. An
 * example without a situation does not compile.
 */
export function describeSentMessages<Declared extends DeclaredExpectations>(
  { sends = {} }: Declared,
  situations: Situations<Declared['sends'] & object>,
): void {
  const cases = Object.entries<Record<string, unknown>>(sends).flatMap(([message, examples]) =>
    Object.entries(examples).map(([name, value]) => ({ message, name, value })),
  );
  it.each(cases)('sends $message: $name', async ({ message, name, value }) => {
    const act = (situations as Record<string, Record<string, (bus: Bus) => Promise<void> | void>>)[message]?.[
      name
    ];
    const sent: SentMessage[] = [];
    const bus = createBus({ validate: true, onMessage: (one) => sent.push(one) });

    await act?.(bus);

    expect(sent.filter((one) => one.name === message).map((one) => one.value)).toContainEqual(value);
  });
}
