import * as storeNote from './store-note.js';

/** The whole contract of a container: modules by the name that fachwerk.json exposes. */
const modules = { './store-note': storeNote };

export const init = () => {};
export const get = (expose) => Promise.resolve(() => modules[expose]);
