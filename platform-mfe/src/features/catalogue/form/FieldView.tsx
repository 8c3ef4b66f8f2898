import type { Draft } from './draft';
import { EitherFieldView } from './EitherFieldView';
import type { Field } from './field-model';
import { GroupFieldView } from './GroupFieldView';
import { ListFieldView } from './ListFieldView';
import {
  ChoiceFieldView,
  JsonFieldView,
  MisfitFieldView,
  NumberFieldView,
  SwitchFieldView,
  TextFieldView,
} from './SimpleFields';

export interface FieldViewProps<F extends Field = Field, D extends Draft = Draft> {
  field: F;
  draft: D;
  /** E.g. "slides.0.headline". */
  path: string;
  /** Instead of the property's name, e.g. "Eintrag 2". */
  label?: string;
  onChange: (draft: Draft) => void;
}

/** The control for one field of the schema. */
export function FieldView({ field, draft, ...rest }: FieldViewProps) {
  if (draft.kind === 'misfit') return <MisfitFieldView field={field} draft={draft} {...rest} />;
  if (draft.kind === 'group' && field.kind === 'group')
    return <GroupFieldView field={field} draft={draft} {...rest} />;
  if (draft.kind === 'list' && field.kind === 'list')
    return <ListFieldView field={field} draft={draft} {...rest} />;
  if (draft.kind === 'either' && field.kind === 'either')
    return <EitherFieldView field={field} draft={draft} {...rest} />;
  if (draft.kind === 'value' && field.kind === 'switch')
    return <SwitchFieldView field={field} draft={draft} {...rest} />;
  if (draft.kind === 'value' && field.kind === 'choice')
    return <ChoiceFieldView field={field} draft={draft} {...rest} />;
  if (draft.kind !== 'text') return null;
  if (field.kind === 'text') return <TextFieldView field={field} draft={draft} {...rest} />;
  if (field.kind === 'number') return <NumberFieldView field={field} draft={draft} {...rest} />;
  return <JsonFieldView field={field} draft={draft} {...rest} />;
}
