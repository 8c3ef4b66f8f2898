import { Form, type FormValues } from '@fachwerk/shared/forms';
import { Button, Card, MessageBox } from '@fachwerk/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './TeamTab.module.css';
import type { PersonForm } from './use-person-form';

interface PersonFormCardProps<Values extends FormValues> {
  title: string;
  /** The heading; default h3. */
  as?: 'h2' | 'h3';
  running: PersonForm<Values>;
  submit: string;
  children: ReactNode;
}

/** One form with its button; what went wrong stands above it, or at its field. */
export function PersonFormCard<Values extends FormValues>({
  title,
  as: Heading = 'h3',
  running: { form, isPending, failure },
  submit,
  children,
}: PersonFormCardProps<Values>) {
  const id = useId();
  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Form form={form} className={styles.form} aria-labelledby={id}>
        {children}
        {failure !== undefined && (
          <MessageBox tone="error" isLive>
            <p>{failure}</p>
          </MessageBox>
        )}
        <Button type="submit" variant="primary" isPending={isPending}>
          {submit}
        </Button>
      </Form>
    </Card>
  );
}
