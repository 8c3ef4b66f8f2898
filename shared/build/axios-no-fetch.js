/** In place of axios' fetch adapter: all browsers have XMLHttpRequest, and one transport is enough. */
export const getFetch = () => false;
export default false;
