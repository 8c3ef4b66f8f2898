import { logOut } from '@fachwerk/shared/calls';
import { localPath } from '@fachwerk/shared/contracts';
import { ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { forgetCard } from '../../card/kept-card';
import { goTo } from '../../go-to';

export function LogoutForm() {
  const text = useMessages();
  const { bus, config } = usePlatform();
  const running = useServerForm({
    call: logOut,
    initialValues: {},
    onDone({ redirect }) {
      forgetCard();
      bus.publish('account:logged-out', {});
      goTo(shopAddress(config, localPath(redirect) ?? config.pageUrls.start));
      return 'leaving';
    },
  });

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
