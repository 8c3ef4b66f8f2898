export type AccountUrls = {
  login?: string;
  register?: string;
  /** For logged-in customers. */
  account?: string;
  requestPassword?: string;
  resetPassword?: string;
  /** The form of the statutory withdrawal from a contract. */
  withdrawal?: string;
};
