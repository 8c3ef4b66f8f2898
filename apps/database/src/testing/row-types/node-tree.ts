/** A node of PostgreSQL's analysed statement: its type, and its fields by name. */
export interface TreeNode {
  type: string;
  fields: Record<string, TreeValue | undefined>;
}

/** A list, a set or the bytes of a constant is an array; `<>` is null; a name or number stays a text. */
export type TreeValue = TreeNode | TreeValue[] | string | null;

// A backslash escapes the character behind it.
const TOKEN = /[(){}[\]]|(?:\\.|[^\s(){}[\]\\])+/gsu;
const LIST_KINDS = new Set(['i', 'o', 'x', 'b']);

/** Reads a `pg_node_tree`, such as `({QUERY :commandType 1 :targetList (...) ...})`. */
export function parseNodeTree(text: string): TreeValue {
  const tokens = text.match(TOKEN) ?? [];
  let position = 0;

  const readUntil = (end: string): TreeValue[] => {
    const values: TreeValue[] = [];
    while (position < tokens.length && tokens[position] !== end) values.push(readValue());
    position++;
    return values;
  };

  function readValue(): TreeValue {
    const token = tokens[position++] ?? '';
    if (token === '{') return readNode();
    if (token === '[') return readUntil(']');
    if (token === '(') {
      if (LIST_KINDS.has(tokens[position] ?? '')) position++;
      return readUntil(')');
    }
    return token === '<>' ? null : token.replace(/\\(.)/gsu, '$1');
  }

  function readNode(): TreeNode {
    const node: TreeNode = { type: tokens[position++] ?? '', fields: {} };
    while (position < tokens.length && tokens[position] !== '}') {
      const name = (tokens[position++] ?? '').slice(1);
      const values: TreeValue[] = [];
      while (!/^[:}]/.test(tokens[position] ?? '}')) values.push(readValue());
      // A constant has a length and its bytes.
      node.fields[name] = values.length > 1 ? values : values[0];
    }
    position++;
    return node;
  }

  return readValue();
}

const isNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function nodeOf(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields[field];
  return isNode(value) ? value : undefined;
}

export function nodesOf(node: TreeNode, field: string): TreeNode[] {
  const value = node.fields[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A number, also of a true or false field (1 or 0). */
export function numberOf(node: TreeNode, field: string): number {
  const value = node.fields[field];
  if (value === 'true') return 1;
  return typeof value === 'string' ? Number(value) : 0;
}

export function textOf(node: TreeNode, field: string): string {
  const value = node.fields[field];
  return typeof value === 'string' ? value.replace(/^"|"$/g, '') : '';
}
