import { useMemo, useState } from 'react';
import type { WidgetRecord } from './catalogue-data';
import type { CatalogueAddress } from './catalogue-address';
import { draftOf, type Draft } from './form/draft';
import { readSchema, type Field } from './form/field-model';
import { parseJson, propsOf } from './form/props-of';
import type { Problem } from './form/problems';

export type Props = Readonly<Record<string, unknown>>;

export interface PropsForm {
  field: Field;
  draft: Draft;
  problems: readonly Problem[];
  /** What the fields say now, right or wrong. */
  props: Props;
  /** The last props without a mistake: what the preview shows. */
  goodProps: Props;
  /** Every problem is shown. */
  isStrict: boolean;
  change(draft: Draft): void;
  /** Takes the place of all that was said. */
  replace(props: Props): void;
  demand(): void;
}

interface State {
  /** What the address said when the draft was begun. */
  source: string;
  draft: Draft;
  goodProps: Props;
  isStrict: boolean;
}

/** The props of one widget while somebody writes them. Begins with what the address says: an example, or props of its own. */
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
  // Back and forward lead to other examples.
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
