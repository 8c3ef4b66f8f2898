import { deleteAccount } from '@fachwerk/shared/calls';
import { ACCOUNT_DELETION_DAYS } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import { AccountForm } from '../form/AccountForm';
import styles from './PrivacyTab.module.css';
import { ProofFields } from './ProofFields';
import { type ProofFormProps, useProofForm } from './use-proof-form';

const CONSEQUENCES = ['gone', 'orders', 'reviews', 'undo'] as const;

/** Ends the account; what that means is stated before the button. */
export function DeleteForm(props: ProofFormProps) {
  const text = useMessages();
  const { form } = useProofForm(
    deleteAccount,
    { form: 'account-deletion', doneKey: 'privacy.deletion.done' },
    props,
  );

  return (
    <AccountForm
      headline={text('privacy.deletion.headline')}
      intro={
        <ul className={styles.kept}>
          {CONSEQUENCES.map((one) => (
            <li key={one}>{text(`privacy.deletion.${one}`, { days: ACCOUNT_DELETION_DAYS })}</li>
          ))}
        </ul>
      }
      form={form}
      done={null}
      submit={text('privacy.deletion.submit')}
      isDangerous
    >
      <ProofFields email={props.email} />
    </AccountForm>
  );
}
