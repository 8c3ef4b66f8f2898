import { nativeForm, selectStore } from '@fachwerk/shared/calls';
import type { Store } from '@fachwerk/shared/contracts';
import { Badge, Button, CheckIcon, MessageBox } from '@fachwerk/shared/ui';
import { failureText, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import type { FormEvent } from 'react';
import type { ChooseControl } from '../use-choose-store';
import styles from './ChooseForm.module.css';

interface ChooseFormProps {
  store: Pick<Store, 'companyId' | 'name'>;
  control: ChooseControl;
  /** Target after a choice without script. */
  redirect?: string;
  /** False: it can be chosen again. */
  marksChosen?: boolean;
}

/** Chooses the store; shows a mark if it is already chosen. */
export function ChooseForm({ store, control, redirect, marksChosen = true }: ChooseFormProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const { companyId, name } = store;
  const chosenId = useTopic('selectedStore')?.companyId;
  const isChosen = marksChosen && chosenId === companyId;

  const { attributes, field } = nativeForm(selectStore, apiOrigin);

  function choose(event: FormEvent): void {
    event.preventDefault();
    control.choose(store);
  }

  return (
    <div className={styles.choice}>
      {isChosen ? (
        <Badge tone="success" icon={<CheckIcon size={16} />}>
          {text('storefinder.isChosen')}
        </Badge>
      ) : (
        <form {...attributes} onSubmit={choose}>
          <input type="hidden" name={field('companyId')} value={companyId} />
          {redirect && <input type="hidden" name={field('redirect')} value={redirect} />}
          <Button
            type="submit"
            aria-label={text('storefinder.chooseLabel', { name })}
            isPending={control.pendingId === companyId}
          >
            {text('storefinder.choose')}
          </Button>
        </form>
      )}
      {control.failed?.companyId === companyId && (
        <MessageBox
          tone="error"
          isLive
          className={styles.failed}
          title={text('storefinder.failedChoice.title')}
        >
          {failureText(text, control.failed.error)} {text('storefinder.failedChoice.text')}
        </MessageBox>
      )}
    </div>
  );
}
