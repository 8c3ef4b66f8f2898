import type { Field } from './field-model';
import { propsOf } from './props-of';
import { isSameJson } from './same-json';

/** What stands in the fields, right or wrong: nothing that was typed is lost. */
export type Draft =
  /** Of text, number and JSON fields; undefined: nothing is said. */
  | { kind: 'text'; text: string | undefined }
  /** Of switches and choices. */
  | { kind: 'value'; value: unknown }
  | { kind: 'group'; isSet: boolean; parts: Record<string, Draft>; rest: Record<string, unknown> }
  | { kind: 'list'; isSet: boolean; items: readonly ListItem[] }
  /** `chosen` is -1 when nothing is said. */
  | { kind: 'either'; chosen: number; parts: readonly Draft[] }
  /** A value of another kind than the field's: stands there as JSON until somebody mends it. */
  | { kind: 'misfit'; text: string };

export interface ListItem {
  /** Stays with the item when it moves. */
  id: number;
  draft: Draft;
  /** Added by hand: it is open for writing. */
  isNew?: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft that says exactly these props. */
export function draftOf(field: Field, value: unknown): Draft {
  if (value === undefined) return emptyDraft(field);
  const misfit: Draft = { kind: 'misfit', text: JSON.stringify(value, null, 2) };
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? { kind: 'text', text: value } : misfit;
    case 'number':
      return typeof value === 'number' ? { kind: 'text', text: String(value).replace('.', ',') } : misfit;
    case 'json':
      return { kind: 'text', text: JSON.stringify(value, null, 2) };
    case 'switch':
      return typeof value === 'boolean' ? { kind: 'value', value } : misfit;
    case 'choice':
      return field.values.some((one) => isSameJson(one, value)) ? { kind: 'value', value } : misfit;
    case 'group': {
      if (!isObject(value)) return misfit;
      const names = new Set(field.fields.map(({ name }) => name));
      // Not by index: every object has a "constructor".
      const own = new Map(Object.entries(value));
      return {
        kind: 'group',
        isSet: true,
        parts: Object.fromEntries(field.fields.map((part) => [part.name, draftOf(part, own.get(part.name))])),
        rest: Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name))),
      };
    }
    case 'list':
      if (!Array.isArray(value)) return misfit;
      return {
        kind: 'list',
        isSet: true,
        items: value.map((one: unknown, id) => ({ id, draft: draftOf(field.item, one) })),
      };
    case 'either': {
      const drafts = field.options.map((option) => draftOf(option, value));
      const chosen = field.options.findIndex((option, index) => {
        const draft = drafts[index];
        return draft && draft.kind !== 'misfit' && propsOf(option, draft).problems.length === 0;
      });
      if (chosen < 0) return misfit;
      const parts = field.options.map((option, index) =>
        index === chosen ? (drafts[index] ?? emptyDraft(option)) : emptyDraft(option),
      );
      return { kind: 'either', chosen, parts };
    }
  }
}

/** Nothing is said; what must be there is open for writing. */
export function emptyDraft(field: Field): Draft {
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'json':
      return { kind: 'text', text: undefined };
    case 'switch':
      return { kind: 'value', value: undefined };
    case 'choice':
      // A value that cannot be another need not be chosen.
      return {
        kind: 'value',
        value: field.isRequired && field.values.length === 1 ? field.values[0] : undefined,
      };
    case 'group':
      return {
        kind: 'group',
        isSet: field.isRequired,
        parts: Object.fromEntries(field.fields.map((part) => [part.name, emptyDraft(part)])),
        rest: {},
      };
    case 'list':
      return {
        kind: 'list',
        isSet: field.isRequired,
        items: Array.from({ length: field.isRequired ? Math.min(field.minItems, 20) : 0 }, (_, id) => ({
          id,
          draft: emptyDraft(field.item),
        })),
      };
    case 'either':
      return { kind: 'either', chosen: field.isRequired ? 0 : -1, parts: field.options.map(emptyDraft) };
  }
}
