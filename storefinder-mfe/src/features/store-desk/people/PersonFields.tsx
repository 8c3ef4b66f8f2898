import type { StaffRole } from '@fachwerk/shared/contracts';
import { FormPasswordField, FormSelectField, FormTextField } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './TeamTab.module.css';

/** Operators have no store; they are added by a command. */
export const ROLES: readonly StaffRole[] = ['EMPLOYEE', 'MANAGER'];
const LONGEST_NAME = 80;
const LONGEST_PIN = 8;

export function NameField() {
  const text = useMessages();
  return (
    <FormTextField
      name="name"
      label={text('desk.team.name')}
      autoComplete="off"
      maxLength={LONGEST_NAME}
      required
    />
  );
}

export function RoleField({ isSelf = false }: { isSelf?: boolean }) {
  const text = useMessages();
  return (
    <FormSelectField
      name="role"
      label={text('desk.team.role')}
      hint={text(isSelf ? 'desk.team.roleSelf' : 'desk.team.roleHint')}
      disabled={isSelf}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {text(`desk.role.${role}`)}
        </option>
      ))}
    </FormSelectField>
  );
}

export function NewPasswordField({ label }: { label: string }) {
  return <FormPasswordField name="password" label={label} autoComplete="new-password" hasRules required />;
}

export function NewPinField({ label }: { label: string }) {
  const text = useMessages();
  const hint = useId();
  return (
    <>
      <p id={hint} className={styles.small}>
        {text('desk.team.pinHint')}
      </p>
      <FormPasswordField
        name="pin"
        label={label}
        // No password manager offers a password for it.
        autoComplete="new-password"
        inputMode="numeric"
        maxLength={LONGEST_PIN}
        aria-describedby={hint}
        required
      />
    </>
  );
}
