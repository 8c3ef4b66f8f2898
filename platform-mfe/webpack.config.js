module.exports = require('@fachwerk/shared/build').mfeWebpack(__dirname);
