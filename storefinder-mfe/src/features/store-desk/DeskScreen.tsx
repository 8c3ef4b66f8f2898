import type { HttpClient } from '@fachwerk/shared/http';
import { VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { Activity, useEffect, useMemo, useState } from 'react';
import { type Desk, DeskProvider } from './base/desk-context';
import { useStore } from './base/use-store';
import type { DeskRuntime } from './desk-runtime';
import { DeskContent } from './DeskContent';
import { DeskHead } from './DeskHead';
import { isAboutPerson } from './session/about-person';
import { ChooseDesk } from './session/ChooseDesk';
import { LockScreen } from './session/LockScreen';
import { SignIn } from './session/SignIn';
import type { SessionState, StaffSession } from './session/staff-session';
import { useFocusOfPerson } from './session/use-focus-of-person';

/**
 * What the person sees: the sign-in, the lock, or the desk. Behind the lock the desk of the person stays as
 * it is, with what was typed: not shown, without effects (no camera, no polls), and gone for another person.
 */
export function DeskScreen({ runtime }: { runtime: DeskRuntime }) {
  const text = useMessages();
  const platform = usePlatform();
  const { session, queue, storage } = runtime;
  const state = useStore(session);
  const queueState = useStore(queue);
  const { status, staff, desk } = state;

  const api = useMemo<HttpClient>(
    () => ({
      async call(call, ...[input]) {
        const headers = { ...input?.headers, ...runtime.headers() };
        try {
          return await platform.api.call(call, { ...(input as object), headers } as never);
        } catch (error) {
          if (isAboutPerson(error)) void session.read();
          throw error;
        }
      },
    }),
    [platform.api, runtime, session],
  );
  const orders = desk === null ? null : runtime.ordersOf(desk);
  const items = desk === null ? null : runtime.itemsOf(desk);
  const rentals = desk === null ? null : runtime.rentalsOf(desk);
  useEffect(() => void orders?.restore(), [orders]);
  useEffect(() => void items?.restore(), [items]);
  useEffect(() => void rentals?.restore(), [rentals]);

  const person = staff?.person;
  const who = status === 'signed-out' || !person || desk === null ? null : `${desk} ${person.number}`;
  const [worksHere, setWorksHere] = useState<string | null>(null);
  if (status !== 'locked' && worksHere !== who) setWorksHere(who);
  const isLocked = status === 'locked';
  useFocusOfPerson(isLocked);

  if (status === 'loading') return <p role="status">{text('desk.loading')}</p>;
  if (status === 'signed-out' || !staff || !person)
    return (
      <SignIn
        session={session}
        unsent={queueState.actions.length}
        hasEndedByPins={state.hasEndedByPins}
        unanswered={state.unanswered}
      />
    );
  const lock = isLocked && <LockScreen session={session} staff={staff} unsent={queueState.actions.length} />;
  if (isLocked && (who === null || worksHere !== who)) return lock;
  if (desk === null || !orders || !items || !rentals) return <ChooseDesk session={session} />;
  const value = { person, desk, api, queue, queueState, orders, items, rentals, storage };
  return (
    <>
      {lock}
      <Activity key={who} mode={isLocked ? 'hidden' : 'visible'}>
        <DeskOfPerson desk={value} session={session} state={state} />
      </Activity>
    </>
  );
}

interface DeskOfPersonProps {
  desk: Omit<Desk, 'announce'>;
  session: StaffSession;
  state: SessionState;
}

/** What leaves the page with the person, also what was announced last. */
function DeskOfPerson({ desk, session, state }: DeskOfPersonProps) {
  const [announced, announce] = useState('');
  const value = Object.assign({ announce }, desk);
  return (
    <DeskProvider value={value}>
      <DeskHead session={session} state={state} />
      <DeskContent />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </DeskProvider>
  );
}
