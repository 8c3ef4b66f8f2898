import { useMemo, useState } from 'react';
import type { CatalogueAddress } from './catalogue-address';
import type { WidgetRecord } from './catalogue-data';
import type { Draft } from './form/draft';
import { draftOf } from './form/draft-of';
import { type Field, readSchema } from './form/field-model';
import type { Problem } from './form/problems';
import { parseJson, propsOf } from './form/props-of';

export type Props = Readonly<Record<string, unknown>>;

export interface PropsForm {
  field: Field;
  draft: Draft;
  problems: readonly Problem[];
  /** Input of the fields, valid or not. */
  props: Props;
  /** The last valid props, for the preview. */
  goodProps: Props;
  /** Shows every problem. */
  isStrict: boolean;
  change(draft: Draft): void;
  /** Replaces all input. */
  replace(props: Props): void;
  demand(): void;
}

interface State {
  /** Props in the URL when the draft was created. */
  source: string;
  draft: Draft;
  goodProps: Props;
  isStrict: boolean;
}

/** State of the props form of one widget. Starts with the props of the URL: an example, or custom props. */
export function usePropsForm(record: WidgetRecord, { example, props }: CatalogueAddress): PropsForm {
  const field = useMemo(() => readSchema(record.propsSchema), [record]);
  const source = `${example} ${props}`;
  const begin = (first: Props): State => {
    const draft = draftOf(field, first);
    const reading = propsOf(field, draft);
    const goodProps = reading.problems.length === 0 ? asProps(reading.value) : {};
    return { source, draft, goodProps, isStrict: reading.problems.length > 0 };
  };
  const [state, setState] = useState(() => begin(firstProps(record, example, props)));
  // Back and forward change the example.
  if (state.source !== source) setState(begin(firstProps(record, example, props)));

  const reading = useMemo(() => propsOf(field, state.draft), [field, state.draft]);
  return {
    field,
    ...state,
    problems: reading.problems,
    props: asProps(reading.value),
    change(draft) {
      const next = propsOf(field, draft);
      setState((before) => ({
        ...before,
        draft,
        ...(next.problems.length === 0 && { goodProps: asProps(next.value), isStrict: false }),
      }));
    },
    replace: (given) => setState(begin(given)),
    demand: () => setState((before) => ({ ...before, isStrict: true })),
  };
}

export function firstProps(record: WidgetRecord, example: number, props: string): Props {
  if (props !== '') {
    const parsed = parseJson(props);
    if (parsed.ok && isProps(parsed.value)) return parsed.value;
  }
  return record.examples[example]?.props ?? record.examples[0]?.props ?? {};
}

export const isProps = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asProps = (value: unknown): Props => (isProps(value) ? value : {});
