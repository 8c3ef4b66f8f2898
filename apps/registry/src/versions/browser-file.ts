/** Whether browsers load the file, so that pages need its hash. */
export const isBrowserFile = (path: string): boolean =>
  /\.(m?js|css)$/.test(path) && !path.startsWith('node/');
