import {
  type Call,
  type CallShape,
  cancelDeskRental,
  handOutRental,
  reportRentalNoShow,
  returnRental,
  undoRentalStep,
} from '@fachwerk/shared/calls';
import type { DeskRental } from '@fachwerk/shared/contracts';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { isMovedMeanwhile, rentalFailure } from './rental-failure';

type RentalCall = Call<CallShape & { params: { bookingId: string }; json?: object; answer: DeskRental }>;
export type RentalAction = DeskRental['actions'][number];

const STEP_CALLS = {
  HAND_OUT: handOutRental,
  RETURN: returnRental,
  NO_SHOW: reportRentalNoShow,
  CANCEL: cancelDeskRental,
  UNDO: undoRentalStep,
} as Record<RentalAction, RentalCall>;

/** What a part of the screen does with the booking. */
export interface RentalStep {
  run: (json?: object) => void;
  isPending: boolean;
  /** Why the last try was not carried out. */
  failure: string | undefined;
}

/**
 * The steps of a booking, one at a time. None is kept for later: without the shop the device does not know
 * whether the vehicle is free, and not what a return costs.
 */
export function useRentalSteps(bookingId: string, reread: () => void): (action: RentalAction) => RentalStep {
  const text = useMessages();
  const { api, rentals, announce } = useDesk();
  const { state, run, isPending } = useAction(
    ({ action, json }: { action: RentalAction; json: object | undefined }, idempotencyKey: string) =>
      api.call(STEP_CALLS[action], { params: { bookingId }, ...(json && { json }), idempotencyKey }),
    {
      onDone(after, { action }) {
        announce(text(`desk.rentals.done.${action}`));
        void rentals.put(after);
      },
      onFailed(error) {
        if (isMovedMeanwhile(error)) reread();
      },
    },
  );
  return (action) => ({
    run: (json) => void run({ action, json }),
    isPending: isPending && state.status === 'pending' && state.input.action === action,
    failure:
      state.status === 'failed' && state.input.action === action
        ? rentalFailure(text, state.error)
        : undefined,
  });
}
