/** Last part of the address of the tab. */
export const PROFILE_TAB = 'daten';
