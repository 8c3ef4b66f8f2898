import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import { reachOf } from './selector-reach';

/** At-rules that only contain rules for elements, or that elements have to name. */
const CONTAINERS = [
  'charset',
  'container',
  'keyframes',
  '-webkit-keyframes',
  'layer',
  'media',
  'starting-style',
  'supports',
];
/** At-rules that declare a name for the whole page. */
const DECLARATIONS = ['font-face', 'property'];

/** Describes each rule of a style sheet that applies outside of the micro-frontend's own widgets. */
export function styleFaults(css: string, mfe: string): string[] {
  const faults: string[] = [];
  try {
    parse(css).walk((node) => {
      const fault = faultOf(node, mfe);
      if (fault) faults.push(fault);
    });
  } catch (error) {
    return [`the style sheet cannot be parsed (${(error as Error).message})`];
  }
  return faults;
}

function faultOf(node: ChildNode, mfe: string): string | undefined {
  if (node.type === 'atrule') return faultOfAtRule(node, mfe);
  if (node.type !== 'rule' || isStepOfKeyframes(node)) return undefined;
  if (/^:root$/i.test(node.selector)) return faultOfRoot(node, mfe);
  const reach = reachOf(node.selector, { isNested: hasRuleAbove(node) });
  if (reach === undefined) return undefined;
  return reach === 'unreadable'
    ? `the selector "${node.selector}" cannot be parsed`
    : `the selector "${reach}" reaches outside of a widget; it needs a class of the widget`;
}

function faultOfAtRule(rule: AtRule, mfe: string): string | undefined {
  const name = rule.name.toLowerCase();
  if (CONTAINERS.includes(name)) return faultOfKeyframes(rule);
  if (!DECLARATIONS.includes(name)) return `@${name} applies to the whole page; it is not allowed`;
  const declared = name === 'property' ? rule.params.trim() : familyOf(rule);
  const prefix = name === 'property' ? ownProperty(mfe) : mfe;
  return declared.startsWith(prefix)
    ? undefined
    : `@${name} declares "${declared}" for the whole page; begin its name with "${prefix}"`;
}

/** Animations of the shell and the page server begin with "fw-". */
const faultOfKeyframes = ({ name, params }: AtRule): string | undefined =>
  /keyframes$/i.test(name) && params.startsWith('fw-')
    ? `@keyframes "${params}" would replace an animation of the platform; choose another name`
    : undefined;

/** Custom properties on `:root` are global variables, so that each has the name of its owner. */
function faultOfRoot({ nodes }: Rule, mfe: string): string | undefined {
  const isOwn = (node: ChildNode) =>
    node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith(ownProperty(mfe)));
  const other = nodes.find((node) => !isOwn(node));
  if (!other) return undefined;
  const what = other.type === 'decl' ? (other as Declaration).prop : other.toString();
  return `the selector ":root" sets "${what}" for the whole page; only custom properties "${ownProperty(mfe)}…" are allowed there`;
}

const ownProperty = (mfe: string): string => `--${mfe}-`;

const familyOf = ({ nodes = [] }: AtRule): string => {
  const family = nodes.find(
    (node): node is Declaration => node.type === 'decl' && /^font-family$/i.test(node.prop),
  );
  return (family?.value ?? '').replace(/["']/g, '').trim();
};

const isStepOfKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name);

/** A rule inside of `@media` inside of a rule is nested too. */
function hasRuleAbove(node: Rule): boolean {
  for (let above: unknown = node.parent; above; above = (above as { parent?: unknown }).parent)
    if ((above as { type?: string }).type === 'rule') return true;
  return false;
}
