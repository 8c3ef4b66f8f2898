/** Pages of the account; their content comes from the CMS. */
export const PAGES = {
  login: '/login/',
  register: '/register/',
  registerConfirm: '/register/confirm/',
  account: '/account/',
  digitalCard: '/kundenkarte/digital/',
  privacy: '/account/datenschutz/',
  addresses: '/account/adressen/',
  products: '/account/produkte/',
  reviews: '/account/bewertungen/',
  profile: '/account/daten/',
  security: '/account/sicherheit/',
  confirmEmail: '/email/confirm/',
  objectToEmail: '/email/objection/',
  requestPassword: '/password/request/',
  resetPassword: '/password/reset/',
};
