import { recordRelease } from '@fachwerk/shared/calls';
import type { DeskItem, ItemRelease } from '@fachwerk/shared/contracts';
import type { StoreProof } from '@fachwerk/shared/rules';
import { useAction } from '@fachwerk/shared/widget';
import { useDesk } from '../../base/desk-context';
import { releaseToSend, type ReleaseValues } from './release-values';

/** A release as it is sent, of the item as it was shown. */
export interface SentRelease {
  itemId: string;
  name: string;
  proofs: readonly StoreProof[];
  values: ReleaseValues;
}

export interface RecordRelease {
  record: (item: DeskItem, values: ReleaseValues) => Promise<void>;
  isPending: boolean;
  /** The person does without the one that was not recorded. */
  discard: () => void;
  /** The last one, if it is being sent or was not recorded: what was typed is not lost. */
  unrecorded: SentRelease | undefined;
  /** Why it was not recorded. */
  error: unknown;
}

/**
 * Records releases at once; none is kept for later: a record of the law is there when the goods leave. The
 * call outlives the form of the item, so that its answer also arrives after another item was scanned.
 */
export function useRecordRelease(
  onRecorded: (release: ItemRelease) => void,
  onFailed: (error: unknown, sent: SentRelease) => void,
): RecordRelease {
  const { api } = useDesk();
  const { state, run, reset, isPending } = useAction(
    ({ itemId, values }: SentRelease, idempotencyKey: string) =>
      api.call(recordRelease, { params: { itemId }, json: releaseToSend(values), idempotencyKey }),
    { onDone: onRecorded, onFailed },
  );
  return {
    record: ({ itemId, name, proofs = [] }, values) => run({ itemId, name, proofs, values }),
    isPending,
    discard: reset,
    unrecorded: state.status === 'pending' || state.status === 'failed' ? state.input : undefined,
    error: state.status === 'failed' ? state.error : undefined,
  };
}
