/** Elements that show something without text. */
const SHOWN = 'img,picture,svg,video,canvas,iframe,object,input,select,textarea,button,hr';
const WITHOUT_TEXT = /^(STYLE|SCRIPT|TEMPLATE)$/;

/** Whether there is text or an element that shows something. Reads no layout. */
export const showsContent = (nodes: ArrayLike<Node>): boolean => Array.from(nodes).some(isShown);

function isShown(node: Node): boolean {
  if (node instanceof Text) return /\S/.test(node.data);
  if (!(node instanceof Element) || WITHOUT_TEXT.test(node.tagName)) return false;
  return node.matches(SHOWN) || showsContent(node.childNodes);
}

/**
 * Nodes that React has rendered or hydrated. Hydration keeps nodes of the server at the end of the root that
 * React does not expect, so that a component that renders nothing leaves all of them without function.
 */
export const renderedByReact = (root: Node): Node[] =>
  Array.from(root.childNodes).filter((node) => Object.keys(node).some((key) => key.startsWith('__react')));
