import { removePasskey } from '@fachwerk/shared/calls';
import type { AccountSecurity, Passkey } from '@fachwerk/shared/contracts';
import { useServerForm } from '@fachwerk/shared/forms';
import { Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { useHasPasskeys } from '../../../passkeys/use-has-passkeys';
import { DoneMessage } from '../form/DoneMessage';
import { RowForm } from '../form/RowForm';
import { AddPasskey } from './AddPasskey';
import styles from './SecurityTab.module.css';

/** The second way to log in. */
export function Passkeys({ security }: { security: AccountSecurity }) {
  const text = useMessages();
  const hasPasskeys = useHasPasskeys();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const shown = security.passkeys.filter(({ id }) => !removed.includes(id));

  return (
    <Section headline={text('account.passkeys.headline')} className={styles.card}>
      <p className={styles.note}>{text('account.passkeys.text')}</p>
      {removed.length > 0 && (
        <DoneMessage times={removed.length}>{text('account.passkey.removed')}</DoneMessage>
      )}
      {shown.length > 0 && (
        <ul role="list">
          {shown.map((passkey) => (
            <OnePasskey
              key={passkey.id}
              passkey={passkey}
              onRemoved={() => setRemoved([...removed, passkey.id])}
            />
          ))}
        </ul>
      )}
      {hasPasskeys && !security.hasMostPasskeys && <AddPasskey />}
    </Section>
  );
}

function OnePasskey({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const text = useMessages();
  const { id, name, createdText, lastUsedText } = passkey;
  const running = useServerForm({ call: removePasskey, initialValues: { id }, onDone: onRemoved });

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          {text('account.passkeys.created', { day: createdText })}
          {lastUsedText && ` · ${text('account.passkeys.used', { day: lastUsedText })}`}
        </p>
      </div>
      <RowForm
        form={running}
        id={id}
        label={text('account.passkeys.removeOne', { name })}
        submit={text('account.passkeys.remove')}
      />
    </li>
  );
}
