/** The tab of the account with the card. */
export const CARD_PAGE = '/account/kundenkarte/';
