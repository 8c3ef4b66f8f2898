import { type Node, type Options, parse, type Program } from 'acorn';
import { globalDeclarations, pathsIn } from './global-paths';
import { nodesOf } from './nodes-of';
import { pathFault } from './path-fault';
import { changesIn } from './script-changes';

export interface ScriptPlace {
  /** Name of the version's own container, if it may have this name. */
  global: string | undefined;
  /** The file for rendering on the server, in which `module` and `require` are local. */
  isNode: boolean;
  /** An ES module, whose variables are its own. */
  isModule?: boolean;
  /** What its version may do outside of its widgets (permissions.ts). */
  permissions?: readonly string[];
}

/**
 * Describes each change of a global or built-in object in a script. Finds what is written with its name, also
 * through a constant, and nothing that is computed at run time: the shell detects the rest in the browser.
 */
export function scriptFaults(code: string, place: ScriptPlace): string[] {
  const { global, isNode, permissions } = place;
  try {
    const { program, isModule } = read(code, place);
    const nodes = nodesOf(program);
    const resolver = pathsIn(program, { isModule, isNode });
    const declared = isModule || isNode ? [] : globalDeclarations(resolver);
    const changes = [
      ...declared.map(({ name, node }) => ({ path: [name], node })),
      ...changesIn(nodes, resolver),
    ].sort((a, b) => a.node.start - b.node.start);
    const faults = changes.flatMap(({ path, node }) => {
      const fault = pathFault(path, global, permissions);
      return fault === undefined ? [] : [`${placeOf(code, node)} ${fault}`];
    });
    return [...new Set(faults)];
  } catch (error) {
    return [`the script cannot be parsed (${(error as Error).message})`];
  }
}

/** Scripts are classic ones; a micro-frontend with its own build may have modules. */
function read(code: string, place: ScriptPlace): { program: Program; isModule: boolean } {
  // eslint-scope reads the ranges.
  const options: Options = { ecmaVersion: 'latest', allowHashBang: true, ranges: true };
  const asModule = () => ({ program: parse(code, { ...options, sourceType: 'module' }), isModule: true });
  if (place.isModule) return asModule();
  try {
    const program = parse(code, {
      ...options,
      sourceType: 'script',
      allowReturnOutsideFunction: place.isNode,
    });
    return { program, isModule: false };
  } catch (error) {
    try {
      return asModule();
    } catch {
      throw error;
    }
  }
}

const MOST_TEXT = 60;

/** Minified files have one line, so the place is a column and the beginning of the text. */
function placeOf(code: string, { start, end }: Node): string {
  const before = code.slice(0, start).split('\n');
  const text = code.slice(start, end).replace(/\s+/g, ' ');
  const short = text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}: "${short}"`;
}
