import { FormPasswordField } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';

/** The password of the account, with its name for password managers. */
export function ProofFields({ email }: { email: string }) {
  const text = useMessages();
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField name="password" label={text('account.password')} autoComplete="current-password" />
    </>
  );
}
