import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { ActionDialog } from '../actions/ActionDialog';
import { SignInForm } from './SignInForm';

interface SignInAgainProps {
  isWanted: boolean;
  name: string;
  signIn(name: string, password: string): Promise<void>;
}

/** Dialog after the session expired. The page behind it stays readable if the dialog is dismissed. */
export function SignInAgain({ isWanted, name, signIn }: SignInAgainProps) {
  const text = useMessages();
  const [isPutOff, setPutOff] = useState(false);

  async function comeBack(newName: string, password: string) {
    await signIn(newName, password);
    setPutOff(false);
  }

  if (!isWanted) return null;
  return (
    <>
      <MessageBox
        tone="warning"
        title={text('operations.sessionOver.title')}
        actions={<Button onClick={() => setPutOff(false)}>{text('operations.signIn.submit')}</Button>}
      >
        <p>{text('operations.sessionOver.text')}</p>
      </MessageBox>
      <ActionDialog
        isOpen={!isPutOff}
        title={text('operations.sessionOver.dialog')}
        onClose={() => setPutOff(true)}
      >
        <p>{text('operations.sessionOver.text')}</p>
        <SignInForm initialName={name} signIn={comeBack} />
      </ActionDialog>
    </>
  );
}
