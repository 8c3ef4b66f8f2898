import { addPerson } from '@fachwerk/shared/calls';
import type { StaffRole } from '@fachwerk/shared/contracts';
import { FormTextField } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { NameField, NewPasswordField, NewPinField, RoleField } from './PersonFields';
import { PersonFormCard } from './PersonFormCard';
import { usePersonForm } from './use-person-form';

const LONGEST_NUMBER = 12;
const EMPTY = { number: '', name: '', role: 'EMPLOYEE', password: '', pin: '' };

/** A person of the own store, with the first password and PIN. */
export function NewPerson({ onDone }: { onDone: (done: string) => void }) {
  const text = useMessages();
  const { api, desk } = useDesk();
  const running = usePersonForm({
    async schema() {
      const { NewStaff } = await import('@fachwerk/shared/contracts');
      return NewStaff;
    },
    initialValues: EMPTY,
    send: (values, idempotencyKey) =>
      api.call(addPerson, { json: { ...values, role: values.role as StaffRole, desk }, idempotencyKey }),
    onDone: (_, { name }) => onDone(text('desk.team.added', { name })),
  });

  return (
    <PersonFormCard as="h2" title={text('desk.team.new')} running={running} submit={text('desk.team.add')}>
      <FormTextField
        name="number"
        label={text('desk.team.number')}
        hint={text('desk.team.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_NUMBER}
        required
      />
      <NameField />
      <RoleField />
      <NewPasswordField label={text('desk.team.firstPassword')} />
      <NewPinField label={text('desk.team.pin')} />
    </PersonFormCard>
  );
}
