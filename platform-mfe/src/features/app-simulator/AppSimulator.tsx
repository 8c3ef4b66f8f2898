import { localPath } from '@fachwerk/shared/contracts';
import { Button, Checkbox, RadioGroup, SelectField, TextField } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import type { AppSettings, WalletAnswer } from './answer-page';
import { type Device, DEVICES, PERMISSIONS } from './app-cookies';
import type { AppSimulatorProps } from './app-simulator.props';
import styles from './AppSimulator.module.css';
import { MessageLog } from './MessageLog';
import { SendForm } from './SendForm';
import { useSimulator } from './use-simulator';

/** A test card of the sandbox of payments. */
const TOKEN = '4111111111111111';
const UUID = '00000000-0000-4000-8000-000000000000';
const WALLET_ANSWERS: readonly WalletAnswer[] = ['token', 'error', 'none'];

/** Plays the native app: a page of the shop in a frame, the messages of both, and what the app shows. */
export function AppSimulator({ props }: WidgetProps<AppSimulatorProps, unknown>) {
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const [device, setDevice] = useState<Device>('android');
  const [path, setPath] = useState(props.path);
  const [permissions, setPermissions] = useState<readonly string[]>([]);
  const [settings, setSettings] = useState<AppSettings>({ wallet: 'token', token: TOKEN, uuid: UUID });
  const { run, frame, log, globals, ...simulator } = useSimulator(settings);

  function start(event: FormEvent) {
    event.preventDefault();
    simulator.start(device, localPath(path) ?? '/', permissions);
  }

  return (
    <div className={styles.simulator}>
      <header className={styles.head}>
        <h1>{text('simulator.headline')}</h1>
        <p>{text('simulator.intro')}</p>
      </header>
      <form className={styles.settings} onSubmit={start}>
        <RadioGroup
          name="device"
          label={text('simulator.device')}
          options={DEVICES.map((value) => ({ value, label: text(`simulator.device.${value}`) }))}
          value={device}
          onChange={({ target }) => setDevice(target.value as Device)}
        />
        <TextField
          label={text('simulator.path')}
          value={path}
          pattern="/(?!/).*"
          required
          onChange={({ target }) => setPath(target.value)}
        />
        <fieldset className={styles.permissions}>
          <legend>{text('simulator.permissions')}</legend>
          {PERMISSIONS.map((id) => (
            <Checkbox
              key={id}
              label={<code>{id}</code>}
              checked={permissions.includes(id)}
              onChange={({ target }) =>
                setPermissions((now) => (target.checked ? [...now, id] : now.filter((other) => other !== id)))
              }
            />
          ))}
        </fieldset>
        <SelectField
          label={text('simulator.wallet')}
          value={settings.wallet}
          onChange={({ target }) => setSettings({ ...settings, wallet: target.value as WalletAnswer })}
        >
          {WALLET_ANSWERS.map((value) => (
            <option key={value} value={value}>
              {text(`simulator.wallet.${value}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text('simulator.token')}
          hint={text('simulator.tokenHint')}
          value={settings.token}
          onChange={({ target }) => setSettings({ ...settings, token: target.value })}
        />
        <TextField
          label={text('simulator.uuid')}
          hint={text('simulator.uuidHint')}
          value={settings.uuid}
          onChange={({ target }) => setSettings({ ...settings, uuid: target.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" disabled={!isHydrated}>
            {text(run ? 'simulator.restart' : 'simulator.start')}
          </Button>
          {run && <Button onClick={() => simulator.stop()}>{text('simulator.stop')}</Button>}
        </div>
      </form>
      {run && (
        <div className={styles.stage}>
          <section className={styles.phone} aria-label={text('simulator.phone')}>
            <dl className={styles.globals}>
              {globals &&
                Object.entries(globals).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{String(value)}</dd>
                  </div>
                ))}
            </dl>
            <iframe
              key={run.id}
              ref={frame}
              className={styles.frame}
              src={run.path}
              title={text('simulator.frame', { device: text(`simulator.device.${run.device}`) })}
            />
          </section>
          <section className={styles.messages} aria-labelledby="simulator-messages">
            <div className={styles.logHead}>
              <h2 id="simulator-messages">{text('simulator.messages')}</h2>
              <Button size="small" onClick={() => simulator.clear()}>
                {text('simulator.clear')}
              </Button>
            </div>
            <SendForm onSend={(message) => simulator.send(message)} />
            <MessageLog log={log} />
          </section>
        </div>
      )}
    </div>
  );
}
