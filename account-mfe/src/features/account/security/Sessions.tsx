import { endAllSessions, endSession } from '@fachwerk/shared/calls';
import type { AccountSecurity, LoginSession } from '@fachwerk/shared/contracts';
import { ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { Badge, Button, Section } from '@fachwerk/shared/ui';
import { type Translate, useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { DoneMessage } from '../form/DoneMessage';
import { RowForm } from '../form/RowForm';
import { useLogout } from '../form/use-logout';
import styles from './SecurityTab.module.css';

/** Where the customer is logged in. */
export function Sessions({ security }: { security: AccountSecurity }) {
  const text = useMessages();
  const [ended, setEnded] = useState<readonly string[]>([]);
  const shown = security.sessions.filter(({ id }) => !ended.includes(id));

  return (
    <Section headline={text('account.sessions.headline')} className={styles.card}>
      <p className={styles.note}>{text('account.sessions.text')}</p>
      {ended.length > 0 && <DoneMessage times={ended.length}>{text('account.session.ended')}</DoneMessage>}
      <ul role="list">
        {shown.map((session) => (
          <Session key={session.id} session={session} onEnded={() => setEnded([...ended, session.id])} />
        ))}
      </ul>
      {security.moreSessions > 0 && (
        <p className={styles.note}>{text('account.sessions.more', { count: security.moreSessions })}</p>
      )}
      <EndAll hasPasskeys={security.passkeys.length > 0} />
    </Section>
  );
}

function deviceName(text: Translate, { browser, system }: LoginSession): string {
  if (browser && system) return text('account.sessions.device', { browser, system });
  return browser ?? system ?? text('account.sessions.unknown');
}

function Session({ session, onEnded }: { session: LoginSession; onEnded: () => void }) {
  const text = useMessages();
  const { id, isCurrent, lastUsedText } = session;
  const name = deviceName(text, session);
  const running = useServerForm({ call: endSession, initialValues: { id }, onDone: onEnded });

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {name}
          {isCurrent && <Badge>{text('account.sessions.current')}</Badge>}
        </p>
        <p className={styles.when}>{text('account.sessions.lastUsed', { day: lastUsedText })}</p>
      </div>
      {!isCurrent && (
        <RowForm
          form={running}
          id={id}
          label={text('account.sessions.endOne', { name })}
          submit={text('account.logout')}
          variant="secondary"
        />
      )}
    </li>
  );
}

function EndAll({ hasPasskeys }: { hasPasskeys: boolean }) {
  const text = useMessages();
  const running = useLogout(endAllSessions);

  return (
    <ServerForm
      form={running}
      submit={
        <div>
          <Button type="submit" isPending={running.isPending}>
            {text('account.sessions.endAll')}
          </Button>
        </div>
      }
    >
      <p className={styles.note}>{text('account.sessions.endAllText')}</p>
      {hasPasskeys && <p className={styles.note}>{text('account.sessions.passkeysStay')}</p>}
    </ServerForm>
  );
}
