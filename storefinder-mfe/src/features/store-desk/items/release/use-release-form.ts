import type { DeskItem } from '@fachwerk/shared/contracts';
import { useForm } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { fieldTexts } from '../../base/field-texts';
import { releaseFailure } from './release-failure';
import { emptyRelease, type ReleaseValues } from './release-values';
import type { RecordRelease } from './use-record-release';

/** The form of a release. What was typed stays until it is recorded, also if another item is scanned. */
export function useReleaseForm(item: DeskItem, recording: RecordRelease) {
  const text = useMessages();
  const { proofs = [] } = item;
  const { record, isPending, unrecorded, error } = recording;
  const own = unrecorded?.itemId === item.itemId ? unrecorded : undefined;
  const failure = own && error;
  const [initialValues] = useState(() => Object.assign(emptyRelease(proofs), own?.values));
  const form = useForm<ReleaseValues>({
    async schema() {
      const { releaseFormFor } = await import('@fachwerk/shared/contracts');
      return releaseFormFor(proofs);
    },
    initialValues,
    onSubmit: (values) => record(item, values),
  });
  /** Each failure marks its fields once. */
  const marked = useRef<unknown>(undefined);
  useEffect(() => {
    if (failure === undefined || failure === marked.current) return;
    marked.current = failure;
    void form.setErrors(fieldTexts(text, failure) as typeof form.errors);
  });
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
