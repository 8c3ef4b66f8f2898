import { correctRelease } from '@fachwerk/shared/calls';
import type { ReleaseSummary } from '@fachwerk/shared/contracts';
import { RELEASE_FAULTS, type ReleaseFault } from '@fachwerk/shared/rules';
import { Button, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../../base/desk-context';
import { fieldTexts } from '../../base/field-texts';
import tabStyles from '../ItemsTab.module.css';
import { releaseFailure } from './release-failure';

const LONGEST = 20;

interface CorrectionFormProps {
  itemId: string;
  release: ReleaseSummary;
  onCorrected: (release: ReleaseSummary) => void;
}

/** States that a release did not happen, or which one states it right. The record itself stays. */
export function CorrectionForm({ itemId, release, onCorrected }: CorrectionFormProps) {
  const text = useMessages();
  const { api, announce } = useDesk();
  const { releaseId, number } = release;
  const [reason, setReason] = useState<ReleaseFault | ''>('');
  const [replacedBy, setReplacedBy] = useState('');
  const [isTried, setTried] = useState(false);
  const { state, run, isPending } = useAction(
    (json: { reason: ReleaseFault; replacedBy?: string }) =>
      api.call(correctRelease, { params: { itemId, releaseId }, json }),
    {
      onDone(corrected) {
        onCorrected(corrected);
        announce(text('desk.items.release.corrected', { number }));
      },
    },
  );
  const error = state.status === 'failed' ? state.error : undefined;
  const fieldText = fieldTexts(text, error).replacedBy;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason !== '') void run({ reason, ...(reason === 'MISTYPED' && { replacedBy }) });
  }

  return (
    <form noValidate className={tabStyles.form} onSubmit={submit}>
      <SelectField
        label={text('desk.items.release.fault', { number })}
        hint={text('desk.items.release.faultHint')}
        value={reason}
        required
        error={isTried && reason === '' ? text('forms.required') : undefined}
        onChange={({ target }) => setReason(target.value as ReleaseFault | '')}
      >
        <option value="">{text('desk.items.release.choose')}</option>
        {RELEASE_FAULTS.map((fault) => (
          <option key={fault} value={fault}>
            {text(`desk.items.release.fault.${fault}`)}
          </option>
        ))}
      </SelectField>
      {reason === 'MISTYPED' && (
        <TextField
          label={text('desk.items.release.replacedBy')}
          hint={text('desk.items.release.replacedByHint')}
          value={replacedBy}
          maxLength={LONGEST}
          autoComplete="off"
          required
          error={fieldText}
          onChange={({ target }) => setReplacedBy(target.value)}
        />
      )}
      {error !== undefined && fieldText === undefined && (
        <MessageBox tone="error" isLive>
          <p>{releaseFailure(text, error)}</p>
        </MessageBox>
      )}
      <Button type="submit" isPending={isPending}>
        {text('desk.items.release.correctSubmit')}
      </Button>
    </form>
  );
}
