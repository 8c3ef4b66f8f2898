export type AccountUrls = {
  login?: string;
  register?: string;
  /** For a customer who is logged in. */
  account?: string;
  requestPassword?: string;
  resetPassword?: string;
  /** The form of the statutory withdrawal from a contract. */
  withdrawal?: string;
};
