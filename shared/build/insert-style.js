/**
 * Where a micro-frontend's runtime puts the link of a style sheet. On a page with shadow roots the shell takes it; it says so by this
 * name. Its source becomes part of the runtime: nothing from outside, nothing newer than ES2017.
 */
function insertStyle(link) {
  const take = window.__fachwerkTakeStyle;
  if (take) take(link);
  else document.head.appendChild(link);
}

module.exports = { insertStyle };
