import type { IdentityContext } from '../../identity/context/identity-context';

export interface CustomersServices {
  /** "<form>:<question>" of the surveys whose answers are stored. */
  surveys: ReadonlySet<string>;
}

export type CustomersContext = IdentityContext & CustomersServices;
