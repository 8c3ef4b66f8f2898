const MESSAGE =
  'Show an address with addressLines of @fachwerk/shared/rules: it has the country and its rules.';

const nameOf = (node) => (node.type === 'MemberExpression' ? node.property.name : node.name);

/** Refuses text and JSX that joins a postal code and a city. */
export const writtenAddresses = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    function check(node, values) {
      const names = values.map(nameOf);
      if (names.includes('zipCode') && names.includes('city')) context.report({ node, message: MESSAGE });
    }
    return {
      TemplateLiteral: (node) => check(node, node.expressions),
      ':matches(JSXElement, JSXFragment)': (node) =>
        check(
          node,
          node.children
            .filter(({ type }) => type === 'JSXExpressionContainer')
            .map(({ expression }) => expression),
        ),
    };
  },
};
