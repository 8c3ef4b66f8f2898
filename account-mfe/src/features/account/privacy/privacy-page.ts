/** Last part of the address of the tab. */
export const PRIVACY_TAB = 'datenschutz';
