/** Pages of the account; their content comes from the CMS. */
export const PAGES = {
  login: '/login/',
  register: '/register/',
  registerConfirm: '/register/confirm/',
  account: '/account/',
  privacy: '/account/datenschutz/',
  requestPassword: '/password/request/',
  resetPassword: '/password/reset/',
};
