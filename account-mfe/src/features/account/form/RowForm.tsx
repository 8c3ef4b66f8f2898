import { ServerForm, type useServerForm } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';

interface RowFormProps {
  form: ReturnType<typeof useServerForm>;
  /** Id of the row. */
  id: string;
  /** On the button. */
  submit: string;
  /** The button with the name of its row, for assistive technology. */
  label: string;
  variant?: 'secondary' | 'quiet';
}

/** A button in a row of a list that sends the id of the row; works without script. */
export function RowForm({ form, id, submit, label, variant = 'quiet' }: RowFormProps) {
  return (
    <ServerForm
      form={form}
      submit={
        <Button type="submit" size="small" variant={variant} isPending={form.isPending} aria-label={label}>
          {submit}
        </Button>
      }
    >
      <input type="hidden" name="id" value={id} />
    </ServerForm>
  );
}
