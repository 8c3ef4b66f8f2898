/** In tests a CSS Module answers every class with its own name. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
