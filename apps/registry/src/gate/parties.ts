import type { BusUse, MfeVersion, ShellVersion } from '@fachwerk/shared/contracts';

/** A sender and receiver on the page's bus: a version of a micro-frontend or of the shell. */
export interface Party {
  team: string;
  version: string;
  /** Undefined for versions whose build did not record it. */
  bus: BusUse | undefined;
}

export const SHELL = 'shell';
export const partyOf = ({ mfe, version, bus }: MfeVersion): Party => ({ team: mfe, version, bus });
export const shellParty = ({ version, bus }: ShellVersion): Party => ({ team: SHELL, version, bus });
export const nameOf = ({ team, version }: Party): string => `${team} ${version}`;
