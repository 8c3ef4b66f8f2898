/**
 * Modules that code of micro-frontends requires (apps/cms/src/realm/load-modules.ts). The renderer is the one
 * that writes strings.
 */
module.exports = {
  react: require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
  'react-dom/server': require('react-dom/server.bun'),
};
