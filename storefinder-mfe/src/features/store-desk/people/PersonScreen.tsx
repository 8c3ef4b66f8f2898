import { blockPerson, changePersonData, unblockPerson } from '@fachwerk/shared/calls';
import type { StaffRole } from '@fachwerk/shared/contracts';
import { dayText, parseInstant } from '@fachwerk/shared/time';
import { Badge, Button, Card, Dialog, MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { useDesk } from '../base/desk-context';
import { NameField, NewPasswordField, NewPinField, RoleField } from './PersonFields';
import { PersonFormCard } from './PersonFormCard';
import type { TeamPerson } from './team-person';
import styles from './TeamTab.module.css';
import { personFailure, usePersonForm } from './use-person-form';

interface PersonProps {
  person: TeamPerson;
  onDone: (done: string) => void;
}

async function schema() {
  const { StaffChange } = await import('@fachwerk/shared/contracts');
  return StaffChange;
}

/** What a manager changes of a person. Each form is saved by itself. */
export function PersonScreen({ person, onDone }: PersonProps) {
  const text = useMessages();
  const { number, name, blockedAt } = person;
  const isSelf = useDesk().person.number === number;
  return (
    <>
      <div className={styles.title}>
        <h2>{name}</h2>
        <p>{text('desk.team.line', { number, role: text(`desk.role.${person.role}`) })}</p>
        {blockedAt !== null && (
          <Badge tone="warning">
            {text('desk.team.blockedSince', { day: dayText(parseInstant(blockedAt)) })}
          </Badge>
        )}
      </div>
      {/* After another device has changed the person, the forms begin with what is stored. */}
      <DataForm key={`${name} ${person.role}`} person={person} onDone={onDone} />
      <PasswordForm person={person} onDone={onDone} />
      <PinForm person={person} onDone={onDone} />
      {isSelf ? (
        <p>{text('desk.team.notSelf')}</p>
      ) : (
        <Blocking key={String(blockedAt)} person={person} onDone={onDone} />
      )}
    </>
  );
}

function DataForm({ person, onDone }: PersonProps) {
  const text = useMessages();
  const { api, person: self } = useDesk();
  const { number, name, role } = person;
  const running = usePersonForm({
    schema,
    initialValues: { name, role: role as string },
    send: (values, idempotencyKey) =>
      api.call(changePersonData, {
        params: { number },
        json: { name: values.name, role: values.role as StaffRole },
        idempotencyKey,
      }),
    onDone: () => onDone(text('desk.team.saved')),
  });
  return (
    <PersonFormCard title={text('desk.team.data')} running={running} submit={text('desk.team.save')}>
      <NameField />
      <RoleField isSelf={self.number === number} />
    </PersonFormCard>
  );
}

function PasswordForm({ person, onDone }: PersonProps) {
  const text = useMessages();
  const { api } = useDesk();
  const running = usePersonForm({
    schema,
    initialValues: { password: '' },
    send: (json, idempotencyKey) =>
      api.call(changePersonData, { params: { number: person.number }, json, idempotencyKey }),
    onDone() {
      running.form.resetForm();
      onDone(text('desk.team.passwordSaved', { name: person.name }));
    },
  });
  return (
    <PersonFormCard
      title={text('desk.team.password')}
      running={running}
      submit={text('desk.team.savePassword')}
    >
      <p>{text('desk.team.passwordHelp')}</p>
      <NewPasswordField label={text('desk.team.newPassword')} />
    </PersonFormCard>
  );
}

function PinForm({ person, onDone }: PersonProps) {
  const text = useMessages();
  const { api } = useDesk();
  const running = usePersonForm({
    schema,
    initialValues: { pin: '' },
    send: (json, idempotencyKey) =>
      api.call(changePersonData, { params: { number: person.number }, json, idempotencyKey }),
    onDone() {
      running.form.resetForm();
      onDone(text('desk.team.pinSaved', { name: person.name }));
    },
  });
  return (
    <PersonFormCard title={text('desk.team.pinTitle')} running={running} submit={text('desk.team.savePin')}>
      <NewPinField label={text('desk.team.newPin')} />
    </PersonFormCard>
  );
}

function Blocking({ person: { number, name, blockedAt }, onDone }: PersonProps) {
  const text = useMessages();
  const { api } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const isBlocked = blockedAt !== null;
  const { state, run, isPending } = useAction(
    (_: undefined, idempotencyKey) =>
      api.call(isBlocked ? unblockPerson : blockPerson, { params: { number }, idempotencyKey }),
    {
      onDone() {
        setAsking(false);
        onDone(text(isBlocked ? 'desk.team.unblocked' : 'desk.team.blocked', { name }));
      },
      onFailed: () => setAsking(false),
    },
  );
  const confirm = () => void run(undefined);

  return (
    <Card as="section" className={styles.part}>
      <h3>{text('desk.team.access')}</h3>
      <p>{text(isBlocked ? 'desk.team.isBlocked' : 'desk.team.blockHelp')}</p>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          <p>{personFailure(text, state.error)}</p>
        </MessageBox>
      )}
      <Button isPending={isPending} onClick={isBlocked ? confirm : () => setAsking(true)}>
        {text(isBlocked ? 'desk.team.unblock' : 'desk.team.block')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('desk.team.blockAsk', { name })}
        closeLabel={text('desk.close')}
        footer={
          <div className={styles.buttons}>
            <Button onClick={() => setAsking(false)}>{text('desk.team.notBlock')}</Button>
            <Button variant="primary" isPending={isPending} onClick={confirm}>
              {text('desk.team.blockNow')}
            </Button>
          </div>
        }
      >
        <p>{text('desk.team.blockAskText')}</p>
      </Dialog>
    </Card>
  );
}
