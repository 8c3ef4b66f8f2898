import type { endAllSessions, logOut } from '@fachwerk/shared/calls';
import { localPath } from '@fachwerk/shared/contracts';
import { useServerForm } from '@fachwerk/shared/forms';
import { shopAddress, usePlatform } from '@fachwerk/shared/widget';
import { forgetCard } from '../../../card/kept-card';
import { goTo } from '../../../go-to';

/** A form without fields that ends the login of this device, and then leaves the account. */
export function useLogout(call: typeof logOut | typeof endAllSessions) {
  const { bus, config } = usePlatform();
  return useServerForm({
    call: call as typeof logOut,
    initialValues: {},
    onDone({ redirect }) {
      forgetCard();
      bus.publish('account:logged-out', {});
      goTo(shopAddress(config, localPath(redirect) ?? config.pageUrls.start));
      return 'leaving';
    },
  });
}
