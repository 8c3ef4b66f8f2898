import type { Field } from './field-model';

/** Input of the fields, valid or not: no input is lost. */
export type Draft =
  /** Text, number and JSON fields; undefined without input. */
  | { kind: 'text'; text: string | undefined }
  /** Switches and choices. */
  | { kind: 'value'; value: unknown }
  | { kind: 'group'; isSet: boolean; parts: Record<string, Draft>; rest: Record<string, unknown> }
  | { kind: 'list'; isSet: boolean; items: readonly ListItem[] }
  /** `chosen` is -1 without input. */
  | { kind: 'either'; chosen: number; parts: readonly Draft[] }
  /** A value of another type than the field's, as JSON. */
  | { kind: 'misfit'; text: string };

export interface ListItem {
  /** Identifies the item when it moves. */
  id: number;
  draft: Draft;
  /** Added in the form, so it is expanded. */
  isNew?: boolean;
}

/** A draft without input; required parts are open for input. */
export function emptyDraft(field: Field): Draft {
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'json':
      return { kind: 'text', text: undefined };
    case 'switch':
      return { kind: 'value', value: undefined };
    case 'choice':
      // The only possible value needs no choice.
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
