/** Module names that code of micro-frontends requires (apps/cms/src/fragments/react-set.ts). */
module.exports = {
  react: require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
  'react-dom/server': require('react-dom/server'),
};
