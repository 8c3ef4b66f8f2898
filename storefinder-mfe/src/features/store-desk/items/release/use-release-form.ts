import { recordRelease } from '@fachwerk/shared/calls';
import type { DeskItem, ItemRelease } from '@fachwerk/shared/contracts';
import { useForm } from '@fachwerk/shared/forms';
import type { StoreProof } from '@fachwerk/shared/rules';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useDesk } from '../../base/desk-context';
import { fieldTexts } from '../../base/field-texts';
import { releaseFailure } from './release-failure';
import { emptyRelease, releaseToSend, type ReleaseValues } from './release-values';

/**
 * The form of a release. It is sent at once and not kept for later: a record of the law is there when the
 * goods leave. What was typed stays until it is recorded.
 */
export function useReleaseForm(
  { itemId }: DeskItem,
  proofs: readonly StoreProof[],
  onRecorded: (release: ItemRelease) => void,
) {
  const text = useMessages();
  const { api } = useDesk();
  const { state, run, isPending } = useAction(
    (values: ReleaseValues, idempotencyKey: string) =>
      api.call(recordRelease, { params: { itemId }, json: releaseToSend(values), idempotencyKey }),
    {
      onDone: onRecorded,
      onFailed: (error) => void form.setErrors(fieldTexts(text, error) as typeof form.errors),
    },
  );
  const form = useForm<ReleaseValues>({
    async schema() {
      const { releaseFormFor } = await import('@fachwerk/shared/contracts');
      return releaseFormFor(proofs);
    },
    initialValues: emptyRelease(proofs),
    onSubmit: (values) => run(values),
  });
  const failure = state.status === 'failed' ? state.error : undefined;
  const isAtField = Object.keys(fieldTexts(text, failure)).some((name) => Object.hasOwn(form.values, name));
  return {
    form,
    isPending,
    /** Why nothing was recorded, unless a field states it. */
    failure: failure === undefined || isAtField ? undefined : releaseFailure(text, failure),
  };
}
