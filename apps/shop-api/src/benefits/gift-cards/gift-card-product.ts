/** Product type and category of the designs. */
export const GIFT_CARD = 'gift-card';

/** The page of gift cards; those of the designs are below it. */
export const GIFT_CARDS_PAGE = '/geschenkkarten/';
