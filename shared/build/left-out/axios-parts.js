/** Replaces axios' forms and its fetch adapter. */
const unreachable = () => {
  throw new Error('This part of axios is not in the shell.');
};

export default unreachable;
/** All browsers have XMLHttpRequest, and one transport is enough. */
export const getFetch = () => false;
