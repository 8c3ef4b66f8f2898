export type ContentUrls = {
  start: string;
  /** The statutory instruction on withdrawal. */
  withdrawalPolicy?: string;
  contact?: string;
  shipping?: string;
  /** Return of old devices, batteries and packaging (ElektroG §18, BattDG §24). */
  takeBack?: string;
  privacy?: string;
  /** What the visitor allows and what is stored; also the way to withdraw a consent. */
  consentSettings?: string;
  imprint?: string;
  terms?: string;
  /** The official notice on the legal guarantee. */
  guarantee?: string;
  accessibility?: string;
  /** Services of the stores: cutting of wood, mixing of paint, rental of trailers and tools. */
  cutting?: string;
  paintMixing?: string;
  transportRental?: string;
};
