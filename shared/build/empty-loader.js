/** Global styles have no use on the server: the page links them. */
module.exports = () => '';
