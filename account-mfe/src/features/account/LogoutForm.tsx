import { logOut } from '@fachwerk/shared/calls';
import { ServerForm } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useLogout } from './form/use-logout';

export function LogoutForm() {
  const text = useMessages();
  const running = useLogout(logOut);

  return (
    <ServerForm
      form={running}
      submit={
        <Button type="submit" isPending={running.isPending}>
          {text('account.logout')}
        </Button>
      }
    >
      {null}
    </ServerForm>
  );
}
