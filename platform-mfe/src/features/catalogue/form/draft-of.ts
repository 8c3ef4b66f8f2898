import { type Draft, emptyDraft } from './draft';
import type { Field } from './field-model';
import { propsOf } from './props-of';
import { isSameJson } from './same-json';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft that represents the given props. */
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
      // A Map, because every object inherits a "constructor".
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
