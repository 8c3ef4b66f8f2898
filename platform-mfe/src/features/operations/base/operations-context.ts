import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { createContext, useContext } from 'react';
import type { RegistryClient } from '../registry/registry-client';

/** An action of an operator, which its dialog confirms. */
export type Action =
  | { kind: 'roll-back'; channel: string }
  | { kind: 'retire'; channel: string }
  | { kind: 'roll-out'; channel: string; version?: string | undefined; percent?: number }
  | { kind: 'preview'; channel: string; version: string };

export interface Operations {
  client: RegistryClient;
  channels: readonly ChannelStatus[];
  /** Clock of the registry. */
  now: string;
  begin(action: Action): void;
  /** Reloads the data after a change. */
  refresh(): Promise<void>;
}

const OperationsContext = createContext<Operations | null>(null);
export const OperationsProvider = OperationsContext.Provider;

export function useOperations(): Operations {
  const operations = useContext(OperationsContext);
  if (!operations) throw new Error('useOperations() outside of the operators’ page');
  return operations;
}
