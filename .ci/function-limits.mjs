const nameOf = ({ id, parent }) => id?.name ?? parent.id?.name ?? parent.key?.name ?? 'a function';

/** Variables of the function that functions inside of it change: a state whose values are not stated. */
const stateOf = (scope) =>
  scope.variables.filter(
    ({ defs, references }) =>
      defs.some(({ parent }) => parent?.kind === 'let') &&
      references.some((reference) => reference.isWrite() && reference.from.variableScope !== scope),
  );

/**
 * Refuses functions that are too long or keep too much state. `exceptions` lists the names of functions that
 * are; one that no longer is must leave the list, so that the list only shrinks.
 */
export const functionLimits = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: {
          lines: { type: 'number' },
          variables: { type: 'number' },
          exceptions: { type: 'array', items: { type: 'string' } },
        },
        required: ['lines', 'variables', 'exceptions'],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const [{ lines, variables, exceptions }] = context.options;
    const check = (node) => {
      const name = nameOf(node);
      const length = node.loc.end.line - node.loc.start.line + 1;
      const state = stateOf(context.sourceCode.scopeManager.acquire(node, true)).length;
      const isWithin = length <= lines && state <= variables;
      const isListed = exceptions.includes(name);
      if (isWithin && isListed)
        context.report({ node, message: `Remove ${name} from the exceptions in eslint.config.mjs.` });
      if (isWithin || isListed) return;
      const facts = `${name} has ${length} lines and ${state} variables that inner functions change`;
      const remedy = 'Divide it: state the values as one type, each change as a pure function';
      context.report({ node, message: `${facts} (${lines} and ${variables} at most). ${remedy}.` });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};
