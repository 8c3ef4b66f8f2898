/** Node file of a version with one widget, `hostile`. */
export const hostileFile = ({
  atLoad = '',
  atRender = "return 'ok'",
  load,
}: {
  atLoad?: string;
  atRender?: string;
  /** Result of `load`, an expression. */
  load?: string;
}) => `
'use strict';
const { createElement } = require('react');
${atLoad}
exports.widgets = [{
  name: 'hostile', title: '', description: '', examples: [], data: 'none', hydrate: 'load', messages: [],
  parseProps: (props) => ({ ok: true, props }),
  ${load ? `load: async () => ${load},` : ''}
  Root: ({ props, platform }) => createElement('p', null, String((() => { ${atRender} })())),
}];
`;

/** Results of expressions, of those that throw the error: what published code can reach. */
export const reach = (expressions: readonly string[]) =>
  `return JSON.stringify([${expressions
    .map(
      (expression) =>
        `(() => { try { return String(${expression}); } catch (error) { return 'throws ' + error.name; } })()`,
    )
    .join(', ')}]);`;
