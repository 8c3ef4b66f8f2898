import { ServerForm, type useServerForm } from '@fachwerk/shared/forms';
import { Button, MessageBox, Section } from '@fachwerk/shared/ui';
import type { ReactNode } from 'react';
import styles from './AccountForm.module.css';

interface AccountFormProps {
  headline: string;
  /** Below the headline. */
  intro?: ReactNode;
  form: ReturnType<typeof useServerForm>;
  /** What the form has done; null before. */
  done: string | null;
  submit: string;
  /** It ends something. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** One form of a tab, in a card of its own. */
export function AccountForm({
  headline,
  intro,
  form,
  done,
  submit,
  isDangerous = false,
  children,
}: AccountFormProps) {
  return (
    <Section headline={headline} className={styles.card}>
      {intro && <div className={styles.intro}>{intro}</div>}
      {done !== null && (
        <MessageBox tone="success" isLive>
          {done}
        </MessageBox>
      )}
      <ServerForm
        form={form}
        label={headline}
        submit={
          <div>
            <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isPending={form.isPending}>
              {submit}
            </Button>
          </div>
        }
      >
        {children}
      </ServerForm>
    </Section>
  );
}
