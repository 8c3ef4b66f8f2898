/** Whether pages load the file by an element: a script or a style sheet. */
export const isScriptOrStyle = (path: string): boolean =>
  /\.(m?js|css)$/.test(path) && !path.startsWith('node/');

/** Whether browsers run or apply the file, so that it must load with its hash. */
export const isBrowserFile = (path: string): boolean =>
  isScriptOrStyle(path) || (path.endsWith('.wasm') && !path.startsWith('node/'));
