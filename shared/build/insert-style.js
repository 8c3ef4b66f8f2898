/**
 * Inserts the link of a style sheet for a micro-frontend's runtime. With shadow roots the shell takes it
 * through this global. The source becomes part of the runtime: it uses no import and nothing newer than
 * ES2017.
 */
function insertStyle(link) {
  const take = /** @type {any} */ (window).__fachwerkTakeStyle;
  if (take) take(link);
  else document.head.appendChild(link);
}

module.exports = { insertStyle };
