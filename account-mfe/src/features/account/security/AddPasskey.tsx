import { addPasskey, startPasskey } from '@fachwerk/shared/calls';
import { FormPasswordField, FormTextField, ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { goTo } from '../../../go-to';
import { createOnDevice, wasCancelled } from '../../../passkeys/ask-device';
import { SECURITY_TAB } from './security-page';
import styles from './SecurityTab.module.css';

type State = 'open' | 'device' | 'cancelled' | 'failed';

/** The password first, then the window of the device. */
export function AddPasskey() {
  const text = useMessages();
  const { api, config } = usePlatform();
  const [state, setState] = useState<State>('open');
  const running = useServerForm({
    call: startPasskey,
    async schema() {
      const { PasskeyOptionsForm } = await import('@fachwerk/shared/contracts');
      return PasskeyOptionsForm;
    },
    initialValues: { name: text('account.passkeys.defaultName'), currentPassword: '' },
    onDone({ options }, { name }) {
      void create(options, String(name));
    },
  });

  async function create(options: object, name: string): Promise<void> {
    setState('device');
    try {
      const credential = await createOnDevice(options);
      await api.call(addPasskey, { json: { name, credential } });
      goTo(shopAddress(config, `${config.pageUrls.account ?? ''}${SECURITY_TAB}/`));
    } catch (error) {
      setState(wasCancelled(error) ? 'cancelled' : 'failed');
    }
  }

  return (
    <div className={styles.form}>
      {(state === 'cancelled' || state === 'failed') && (
        <MessageBox tone="error" isLive>
          {text(`account.passkeys.${state}`)}
        </MessageBox>
      )}
      <ServerForm
        form={running}
        label={text('account.passkeys.add')}
        submit={
          <div>
            <Button type="submit" variant="primary" isPending={running.isPending || state === 'device'}>
              {text('account.passkeys.add')}
            </Button>
          </div>
        }
      >
        <FormTextField
          name="name"
          label={text('account.passkeys.name')}
          hint={text('account.passkeys.nameHint')}
          maxLength={40}
          autoComplete="off"
        />
        <FormPasswordField
          name="currentPassword"
          label={text('account.ownPassword')}
          autoComplete="current-password"
        />
      </ServerForm>
    </div>
  );
}
