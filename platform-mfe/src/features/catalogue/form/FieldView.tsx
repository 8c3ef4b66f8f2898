import { EitherFieldView } from './EitherFieldView';
import type { FieldViewProps } from './field-view.props';
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
