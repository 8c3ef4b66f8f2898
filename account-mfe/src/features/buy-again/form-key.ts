/**
 * Names a page that has been loaded, in the keys of its forms without script. Keys count within one session:
 * the time is different enough, and no secret.
 */
export const createFormKey = (): string => Date.now().toString(36);
