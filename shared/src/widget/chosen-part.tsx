import { type ComponentType, use } from 'react';

interface Part {
  /** Name of the part in the record of its widget. */
  part: string;
}
interface LoadablePart extends Part {
  load(): Promise<unknown>;
}

/** Browser build: a part whose code is a chunk of its own. The shell loads it before the widget renders. */
export function chosenPart<Props extends object>(
  part: string,
  loadPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & LoadablePart {
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const start = () => {
    hasFailed = false;
    const coming = loadPart();
    coming.then(
      // With these fields React renders the part at once.
      (value) => void Object.assign(coming, { status: 'fulfilled', value }),
      () => {
        hasFailed = true;
      },
    );
    return coming;
  };

  function ChosenPart(props: Props) {
    // Where the shell has not loaded it React waits, and keeps the HTML of the server meanwhile.
    const Part = use((loading ??= start()));
    return <Part {...props} />;
  }
  return Object.assign(ChosenPart, {
    part,
    load: () => (loading = loading && !hasFailed ? loading : start()),
  });
}

interface WithParts {
  chosenParts?(props: never): readonly object[];
}

const partsOf = (widget: WithParts, props: unknown) => widget.chosenParts?.(props as never) ?? [];

/** Names of the parts that the widget renders with these props. */
export const namesOfParts = (widget: WithParts, props: unknown): string[] =>
  partsOf(widget, props).flatMap((part) => ('part' in part ? [(part as Part).part] : []));

/** Loads the code of the parts that the widget renders with these props; in tests there is none to load. */
export async function loadParts(widget: WithParts, props: unknown): Promise<void> {
  await Promise.all(
    partsOf(widget, props).map((part) => ('load' in part ? (part as LoadablePart).load() : undefined)),
  );
}
