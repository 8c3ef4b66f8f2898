export type Scope = 'publish' | 'operate' | 'census';

/** The authenticated caller of a request. */
export interface Actor {
  /** Name in the audit log: "team cart", "operator betrieb", "token operate-1". */
  name: string;
  scope: Scope;
  /** The one micro-frontend that a token of scope publish may change. */
  mfe: string | null;
}
