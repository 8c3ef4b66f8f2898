export type Scope = 'publish' | 'operate' | 'census';

/** Who asks. */
export interface Actor {
  /** As the audit log says it: "team cart", "operator betrieb", "token operate-1". */
  name: string;
  scope: Scope;
  /** Of scope publish: the one micro-frontend that it may change. */
  mfe: string | null;
}
