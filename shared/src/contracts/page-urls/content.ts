export type ContentUrls = {
  start: string;
  /** The statutory instruction on withdrawal. */
  withdrawalPolicy?: string;
  contact?: string;
  shipping?: string;
  privacy?: string;
  imprint?: string;
  terms?: string;
  accessibility?: string;
};
