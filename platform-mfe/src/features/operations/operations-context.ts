import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { createContext, useContext } from 'react';
import type { RegistryClient } from './registry/registry-client';

/** What an operator wants to do; the dialog for it asks once more. */
export type Action =
  | { kind: 'roll-back'; channel: string }
  | { kind: 'retire'; channel: string }
  | { kind: 'roll-out'; channel: string; version?: string | undefined; percent?: number }
  | { kind: 'preview'; channel: string; version: string };

export interface Operations {
  client: RegistryClient;
  channels: readonly ChannelStatus[];
  /** The registry's clock. */
  now: string;
  begin(action: Action): void;
  /** After a change: what is shown is asked for again. */
  refresh(): Promise<void>;
}

const OperationsContext = createContext<Operations | null>(null);
export const OperationsProvider = OperationsContext.Provider;

export function useOperations(): Operations {
  const operations = useContext(OperationsContext);
  if (!operations) throw new Error('useOperations() outside of the operators’ page');
  return operations;
}
