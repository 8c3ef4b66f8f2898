const MESSAGE =
  'Read days of people with calendarDay and timestamps with parseInstant of @fachwerk/shared/time.';

/**
 * Refuses `new Date(text)` and `Date.parse(text)`: they read 01.03.2026 as 3 January and accept 30 February.
 * Numbers and other dates are no text.
 */
export const datesFromText = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const isNumberOrDate = (type) =>
      type.isUnion()
        ? type.types.every(isNumberOrDate)
        : /^(?:number|Date)$/.test(checker.typeToString(checker.getBaseTypeOfLiteralType(type)));
    return {
      'NewExpression[callee.name="Date"][arguments.length=1]'(node) {
        const [argument] = node.arguments;
        if (!isNumberOrDate(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(argument))))
          context.report({ node, message: MESSAGE });
      },
      'MemberExpression[object.name="Date"][property.name="parse"]'(node) {
        context.report({ node, message: MESSAGE });
      },
    };
  },
};
