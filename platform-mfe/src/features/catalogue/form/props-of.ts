import type { Draft } from './draft';
import type { Field, GroupField, ListField } from './field-model';
import { numberProblem, type Problem, textProblem } from './problems';
import { isSameJson } from './same-json';

export interface Reading {
  /** Undefined without input; the widget uses its default. */
  value: unknown;
  /** In the order of the fields. */
  problems: readonly Problem[];
}

const said = (value: unknown): Reading => ({ value, problems: [] });

/** Converts the input to props and collects the problems. */
export function propsOf(field: Field, draft: Draft, path = ''): Reading {
  const wrong = (key: string, values?: Problem['values']): Reading => ({
    value: undefined,
    problems: [{ path, key, ...(values && { values }) }],
  });
  const nothing = () => (field.isRequired ? wrong('catalogue.problem.required') : said(undefined));

  if (draft.kind === 'misfit') {
    const parsed = parseJson(draft.text);
    if (!parsed.ok) return wrong('catalogue.problem.json');
    return fits(field, parsed.value) ? said(parsed.value) : wrong('catalogue.problem.misfit');
  }
  if (draft.kind === 'group' && field.kind === 'group') return groupProps(field, draft, path, nothing);
  if (draft.kind === 'list' && field.kind === 'list') return listProps(field, draft, path, nothing);
  if (draft.kind === 'either' && field.kind === 'either') {
    const option = field.options[draft.chosen];
    const part = draft.parts[draft.chosen];
    return option && part ? propsOf(option, part, path) : nothing();
  }
  if (draft.kind === 'value') return draft.value === undefined ? nothing() : said(draft.value);
  if (draft.kind !== 'text' || draft.text === undefined) return nothing();

  const { text } = draft;
  if (field.kind === 'text') {
    const problem = textProblem(field, text);
    return problem ? wrong(problem.key, problem.values) : said(text);
  }
  if (text.trim() === '') return nothing();
  if (field.kind === 'number') {
    const problem = numberProblem(field, text);
    return problem ? wrong(problem.key, problem.values) : said(toNumber(text));
  }
  const parsed = parseJson(text);
  return parsed.ok ? said(parsed.value) : wrong('catalogue.problem.json');
}

const joined = (path: string, part: string | number) => (path === '' ? String(part) : `${path}.${part}`);

function groupProps(
  field: GroupField,
  draft: Extract<Draft, { kind: 'group' }>,
  path: string,
  nothing: () => Reading,
): Reading {
  if (!draft.isSet) return nothing();
  const problems: Problem[] = [];
  const value: Record<string, unknown> = {};
  for (const part of field.fields) {
    const partDraft = draft.parts[part.name];
    if (!partDraft) continue;
    const reading = propsOf(part, partDraft, joined(path, part.name));
    problems.push(...reading.problems);
    if (reading.value !== undefined) value[part.name] = reading.value;
  }
  return { value: { ...value, ...draft.rest }, problems };
}

function listProps(
  field: ListField,
  draft: Extract<Draft, { kind: 'list' }>,
  path: string,
  nothing: () => Reading,
): Reading {
  if (!draft.isSet) return nothing();
  const { minItems, maxItems } = field;
  const count = draft.items.length;
  const problems: Problem[] = [];
  if (count < minItems)
    problems.push({ path, key: 'catalogue.problem.minItems', values: { count: minItems } });
  if (count > maxItems)
    problems.push({ path, key: 'catalogue.problem.maxItems', values: { count: maxItems } });
  const readings = draft.items.map((item, index) => propsOf(field.item, item.draft, joined(path, index)));
  problems.push(...readings.flatMap((reading) => reading.problems));
  // An empty item has no JSON representation; its problem is in the list above.
  const value = readings.flatMap((reading) => (reading.value === undefined ? [] : [reading.value]));
  return { value, problems };
}

export const toNumber = (text: string) => Number(text.trim().replace(',', '.'));

export function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

/** Whether raw JSON fits the field. */
function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && !textProblem(field, value);
    case 'number':
      return typeof value === 'number' && !numberProblem(field, String(value));
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return field.values.some((one) => isSameJson(one, value));
    case 'json':
      return true;
    case 'either':
      return field.options.some((option) => fits(option, value));
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= field.minItems &&
        value.length <= field.maxItems &&
        value.every((one) => fits(field.item, one))
      );
    case 'group':
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        field.fields.every((part) => {
          const own = (value as Record<string, unknown>)[part.name];
          return own === undefined ? !part.isRequired : fits(part, own);
        })
      );
  }
}
