/** Last part of the address of the tab. */
export const SECURITY_TAB = 'sicherheit';
