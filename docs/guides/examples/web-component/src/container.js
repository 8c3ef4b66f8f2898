import * as greeting from './greeting.js';

/** The whole contract of a container: modules by the name that fachwerk.json exposes. */
const modules = { './greeting': greeting };

export const init = () => {};
export const get = (expose) => Promise.resolve(() => modules[expose]);
