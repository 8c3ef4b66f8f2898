import { useMessages } from '@fachwerk/shared/widget';
import type { Field } from './field-model';
import { controlId, useFormState } from './form-context';

/** Label, hint, error and id for a field of shared/ui. */
export function useFieldTexts(field: Field, path: string, label: string | undefined) {
  const text = useMessages();
  const { idPrefix, problemOf, touch } = useFormState();
  const hasPreset = field.preset !== undefined && field.preset !== '' && typeof field.preset !== 'object';
  const presetText = (preset: unknown) =>
    typeof preset === 'boolean' ? text(preset ? 'catalogue.form.yes' : 'catalogue.form.no') : String(preset);
  const notes = [
    !field.isRequired && text('catalogue.form.optional'),
    hasPreset && text('catalogue.form.preset', { value: presetText(field.preset) }),
  ].filter(Boolean);
  const error = problemOf(path);
  return {
    id: controlId(idPrefix, path),
    label: label ?? (field.name || text('catalogue.form.props')),
    ...(notes.length > 0 && { labelNote: `(${notes.join(', ')})` }),
    ...(field.description !== undefined && { hint: field.description }),
    ...(error !== undefined && { error }),
    onBlur: () => touch(path),
  };
}
