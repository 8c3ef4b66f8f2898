/** What browsers load, and pages therefore know the hash of. */
export const isBrowserFile = (path: string): boolean => /\.(js|css)$/.test(path) && !path.startsWith('node/');
