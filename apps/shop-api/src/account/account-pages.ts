/** The pages of the account; content of the CMS. */
export const PAGES = {
  login: '/login/',
  register: '/register/',
  registerConfirm: '/register/confirm/',
  account: '/account/',
  requestPassword: '/password/request/',
  resetPassword: '/password/reset/',
};

/** Answers to calls that look for an account come no earlier. */
export const NEUTRAL_MS = 200;
