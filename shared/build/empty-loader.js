/** Global styles mean nothing on the server: the page links them. */
module.exports = () => '';
