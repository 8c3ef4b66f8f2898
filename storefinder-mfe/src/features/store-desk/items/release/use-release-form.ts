import type { DeskItem } from '@fachwerk/shared/contracts';
import { useForm } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { fieldTexts } from '../../base/field-texts';
import { releaseFailure } from './release-failure';
import { emptyRelease, type ReleaseValues } from './release-values';
import type { RecordRelease } from './use-record-release';

/** The form of a release. What was typed stays until it is recorded, also if another item is scanned meanwhile. */
export function useReleaseForm(item: DeskItem, recording: RecordRelease) {
  const text = useMessages();
  const { proofs = [] } = item;
  const { record, isPending, unrecorded, error } = recording;
  const own = unrecorded?.itemId === item.itemId ? unrecorded : undefined;
  const failure = own && error;
  const form = useForm<ReleaseValues>({
    async schema() {
      const { releaseFormFor } = await import('@fachwerk/shared/contracts');
      return releaseFormFor(proofs);
    },
    initialValues: Object.assign(emptyRelease(proofs), own?.values),
    onSubmit: (values) => record(item, values),
  });
  const { setErrors } = form;
  useEffect(() => {
    if (failure !== undefined) void setErrors(fieldTexts(text, failure) as typeof form.errors);
  }, [failure, setErrors, text]);
  const isAtField = Object.keys(fieldTexts(text, failure)).some((name) => Object.hasOwn(form.values, name));
  return {
    form,
    isPending,
    /** The item needs them since the form was sent. */
    added: failure === undefined ? [] : proofs.filter((proof) => !own?.proofs.includes(proof)),
    /** Why nothing was recorded, unless a field states it. */
    failure: failure === undefined || isAtField ? undefined : releaseFailure(text, failure),
  };
}
