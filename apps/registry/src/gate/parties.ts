import type {
  BusConversion,
  BusUse,
  Expectations,
  MfeVersion,
  ShellVersion,
} from '@fachwerk/shared/contracts';

/** A sender and receiver on the page's bus: a version of a micro-frontend or of the shell. */
export interface Party {
  team: string;
  version: string;
  /** Undefined for versions whose build did not record it. */
  bus: BusUse | undefined;
  /** Undefined for versions that recorded none. */
  expectations?: Expectations | undefined;
  /** Events that a shell publishes under both majors. */
  converts?: readonly BusConversion[] | undefined;
}

export const SHELL = 'shell';
export const partyOf = ({ mfe, version, bus, expectations }: MfeVersion): Party => ({
  team: mfe,
  version,
  bus,
  expectations,
});
export const shellParty = ({ version, bus, expectations, converts = [] }: ShellVersion): Party => ({
  team: SHELL,
  version,
  bus,
  expectations,
  converts,
});
export const nameOf = ({ team, version }: Party): string => `${team} ${version}`;
