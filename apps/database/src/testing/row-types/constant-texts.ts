import ts from 'typescript';

/** More variants of one statement are not compared. */
const MOST_TEXTS = 100;

/** Returns every text that an expression can have, or undefined if it depends on more than constants. */
export type TextsOf = (expression: ts.Expression) => Texts;

type Texts = readonly string[] | undefined;

type Values = ReadonlyMap<ts.Symbol, Texts>;

/**
 * Evaluates texts that are composed of constants: templates, both sides of a condition, constants of other
 * files, one-line functions, and parameters by all calls of their function.
 */
export function createTextEvaluator(
  checker: ts.TypeChecker,
  callsOf: (callee: ts.Symbol) => ts.CallExpression[],
): TextsOf {
  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  function ofLiteralType(node: ts.Expression): string[] | undefined {
    const type = checker.getTypeAtLocation(node);
    const members = type.isUnion() ? type.types : [type];
    const texts = members.map((member) =>
      member.isStringLiteral() || member.isNumberLiteral() ? String(member.value) : undefined,
    );
    return texts.every((text) => text !== undefined) ? texts : undefined;
  }

  function ofName(node: ts.Identifier | ts.PropertyAccessExpression, values: Values): Texts {
    const symbol = symbolOf(node);
    if (symbol && values.has(symbol)) return values.get(symbol);
    const declaration = symbol?.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isParameter(declaration)) return ofParameter(declaration);
    const isConstant =
      ts.isPropertyAssignment(declaration) ||
      (ts.isVariableDeclaration(declaration) && (declaration.parent.flags & ts.NodeFlags.Const) !== 0);
    return isConstant && declaration.initializer ? of(declaration.initializer, new Map()) : undefined;
  }

  function ofParameter(parameter: ts.ParameterDeclaration): Texts {
    const { parent } = parameter;
    const name = ts.isFunctionDeclaration(parent) ? parent.name : nameOfValue(parent.parent);
    const callee = name && symbolOf(name);
    const calls = callee ? callsOf(callee) : [];
    const index = parent.parameters.indexOf(parameter);
    const texts = calls.map(({ arguments: given }) => {
      const value = given[index] ?? parameter.initializer;
      return value && of(value, new Map());
    });
    return calls.length > 0 ? union(texts) : undefined;
  }

  function ofCall(node: ts.CallExpression, values: Values): Texts {
    const declaration = symbolOf(node.expression)?.valueDeclaration;
    const callee =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (!callee || !(ts.isArrowFunction(callee) || ts.isFunctionDeclaration(callee)) || !callee.body)
      return undefined;
    const result = ts.isBlock(callee.body) ? onlyResult(callee.body) : callee.body;
    const given = callee.parameters.map((parameter, index) => {
      const value = node.arguments[index] ?? parameter.initializer;
      return [symbolOf(parameter.name), value && of(value, values)] as const;
    });
    return result && of(result, new Map(given.filter(hasSymbol)));
  }

  function ofElement(node: ts.ElementAccessExpression): Texts {
    const declaration = symbolOf(node.expression)?.valueDeclaration;
    const value =
      declaration &&
      ts.isVariableDeclaration(declaration) &&
      declaration.initializer &&
      withoutType(declaration.initializer);
    if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
    return union(
      value.properties.map((property) =>
        ts.isPropertyAssignment(property) ? of(property.initializer, new Map()) : undefined,
      ),
    );
  }

  /** A name that occurs several times has the same text in all places. */
  function ofTemplate(node: ts.TemplateExpression, values: Values): Texts {
    for (const { expression } of node.templateSpans) {
      const symbol = ts.isIdentifier(expression) ? symbolOf(expression) : undefined;
      const texts = symbol && of(expression, values);
      if (symbol && texts && texts.length > 1)
        return union(texts.map((text) => ofTemplate(node, new Map([...values, [symbol, [text]]]))));
    }
    return node.templateSpans.reduce<Texts>(
      (texts, span) => joined(joined(texts, of(span.expression, values)), [span.literal.text]),
      [node.head.text],
    );
  }

  function of(expression: ts.Expression, values: Values): Texts {
    const node = withoutType(expression);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [node.text];
    if (ts.isTemplateExpression(node)) return ofTemplate(node, values);
    if (ts.isConditionalExpression(node))
      return union([of(node.whenTrue, values), of(node.whenFalse, values)]);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return joined(of(node.left, values), of(node.right, values));
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node))
      return ofName(node, values) ?? ofLiteralType(node);
    if (ts.isCallExpression(node)) return ofCall(node, values);
    return ts.isElementAccessExpression(node) ? ofElement(node) : undefined;
  }

  return (expression) => of(expression, new Map());
}

const hasSymbol = (entry: readonly [ts.Symbol | undefined, Texts]): entry is [ts.Symbol, Texts] =>
  entry[0] !== undefined;

const nameOfValue = (node: ts.Node): ts.Node | undefined =>
  ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.name : undefined;

function withoutType(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutType(node.expression)
    : node;
}

function onlyResult(block: ts.Block): ts.Expression | undefined {
  const [statement] = block.statements;
  return block.statements.length === 1 && statement && ts.isReturnStatement(statement)
    ? statement.expression
    : undefined;
}

function union(parts: readonly Texts[]): Texts {
  return parts.some((part) => !part) ? undefined : [...new Set(parts.flatMap((part) => part ?? []))];
}

function joined(starts: Texts, ends: Texts): Texts {
  if (!starts || !ends || starts.length * ends.length > MOST_TEXTS) return undefined;
  return starts.flatMap((start) => ends.map((end) => start + end));
}
