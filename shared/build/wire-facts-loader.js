const { wireFacts } = require('./wire-facts');

/** Replaces a compiled file of contracts by the wire facts of its calls (docs/decisions/0110). */
module.exports = wireFacts;
