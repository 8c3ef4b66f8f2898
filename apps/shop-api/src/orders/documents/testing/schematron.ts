import { evaluateXPath, evaluateXPathToBoolean, evaluateXPathToNodes, type Options } from 'fontoxpath';
import { type Element, type Node, parseXmlDocument } from 'slimdom';

/** What a rule demands (assert) or forbids (report) of the nodes of its context. */
interface Check {
  id: string;
  isForbidden: boolean;
  test: string;
  text: string;
}
type Let = readonly [name: string, value: string];
interface Pattern {
  lets: Let[];
  rules: { context: string; lets: Let[]; checks: Check[] }[];
}
/** Files of ISO Schematron with the query binding "xslt2", without functions of their own. */
export interface Schematron {
  lets: Let[];
  patterns: Pattern[];
  options: Options;
}

const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron';
const XML_SCHEMA = 'http://www.w3.org/2001/XMLSchema';

const children = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter((one) => one.namespaceURI === SCHEMATRON && names.includes(one.localName));
const read = (one: Element, name: string): string => one.getAttribute(name) ?? '';
const letsOf = (parent: Element): Let[] =>
  children(parent, 'let').map((one) => [read(one, 'name'), read(one, 'value')]);

const rootOf = (text: string): Element => parseXmlDocument(text).documentElement!;

/** `included`: the text of each file that this one includes. */
export function readSchematron(text: string, ...included: string[]): Schematron {
  const root = rootOf(text);
  const namespaces = new Map(children(root, 'ns').map((one) => [read(one, 'prefix'), read(one, 'uri')]));
  const patterns = children(root, 'pattern').map((pattern) => ({
    lets: letsOf(pattern),
    rules: children(pattern, 'rule').map((rule) => ({
      context: read(rule, 'context'),
      lets: letsOf(rule),
      checks: children(rule, 'assert', 'report').map((check) => ({
        id: read(check, 'id'),
        isForbidden: check.localName === 'report',
        test: read(check, 'test'),
        text: (check.textContent ?? '').replace(/\s+/g, ' ').trim(),
      })),
    })),
  }));
  const namespaceResolver = (prefix: string) =>
    prefix === 'xs' ? XML_SCHEMA : (namespaces.get(prefix) ?? null);
  return {
    // An included pattern has values for all others, as in the XSLT that is made of these files.
    lets: [...letsOf(root), ...included.flatMap((one) => letsOf(rootOf(one)))],
    patterns,
    options: { namespaceResolver, language: evaluateXPath.XPATH_3_1_LANGUAGE },
  };
}

/** A context is a pattern that fits nodes anywhere. No predicate of these files has an alternative. */
const pathOf = (context: string): string =>
  context
    .split('|')
    .map((one) => one.trim())
    .map((one) => (one.startsWith('/') ? one : `//${one}`))
    .join(' | ');

/** Values stay expressions: a sequence of nodes cannot be handed over as a variable. */
const withValues = (lets: readonly Let[], expression: string): string =>
  lets.length === 0
    ? expression
    : `let ${lets.map(([name, value]) => `$${name} := (${value})`).join(', ')} return (${expression})`;

/** Texts of all rules that a document breaks. The first rule of a pattern that fits a node checks it. */
export function brokenRules({ lets, patterns, options }: Schematron, xml: string): string[] {
  const document = parseXmlDocument(xml);
  return patterns.flatMap((pattern) => {
    const shared = [...lets, ...pattern.lets];
    const checked = new Set<Node>();
    return pattern.rules.flatMap(({ context, lets: own, checks }) => {
      const path = withValues(shared, pathOf(context));
      const nodes = evaluateXPathToNodes<Node>(path, document, null, {}, options).filter(
        (node) => !checked.has(node),
      );
      return nodes.flatMap((node) => {
        checked.add(node);
        return checks
          .filter(({ test, isForbidden }) => {
            const expression = withValues([...shared, ...own], test);
            return evaluateXPathToBoolean(expression, node, null, {}, options) === isForbidden;
          })
          .map(({ id, text }) => (text.startsWith('[') ? text : `[${id}] ${text}`));
      });
    });
  });
}
