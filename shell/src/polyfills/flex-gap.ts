/**
 * Gaps between the children of flex boxes (Chrome 84, Safari 14.1) as margins, written into the style sheets that have them.
 * Only boxes that say `display: flex` and their gap in one rule; a child with a margin of its own keeps it.
 */
export function polyfillFlexGap(): void {
  if (knowsFlexGap()) return;
  const done = new WeakSet<StyleSheet>();
  const treatAll = () => {
    for (const sheet of Array.from(document.styleSheets)) {
      if (done.has(sheet)) continue;
      const rules = rulesOf(sheet);
      if (!rules) continue;
      done.add(sheet);
      giveMargins(sheet, rules);
    }
  };
  treatAll();
  // Style sheets of widgets come later; `load` of a link does not bubble, but it can be caught.
  document.addEventListener('load', treatAll, true);
}

function knowsFlexGap(): boolean {
  const box = document.createElement('div');
  box.style.cssText = 'display:flex;flex-direction:column;row-gap:1px;position:absolute;visibility:hidden';
  box.append(document.createElement('i'), document.createElement('i'));
  (document.body ?? document.documentElement).appendChild(box);
  const isKnown = box.scrollHeight === 1;
  box.remove();
  return isKnown;
}

/** Not there while the sheet is loading, and never for a sheet of another origin. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

type RuleParent = Pick<CSSGroupingRule, 'insertRule'>;

function giveMargins(parent: RuleParent, rules: CSSRuleList): void {
  // Backwards: what is inserted moves only what was seen already.
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule instanceof CSSMediaRule) giveMargins(rule, rule.cssRules);
    else if (rule instanceof CSSStyleRule)
      for (const text of marginRules(rule.selectorText, rule.style)) parent.insertRule(text, index + 1);
  }
}

/** The rank of the kit's components (docs/decisions/0011): above the base styles, below what a widget says itself. */
const RANK = ':not(#\\#):not(#\\#)';

/** The rules that stand for the gap of one flex box. */
export function marginRules(selectors: string, style: CSSStyleDeclaration): string[] {
  if (!/flex/.test(style.display)) return [];
  const [row = '', column = row] = (
    style.getPropertyValue('gap') || style.getPropertyValue('grid-gap')
  ).split(/\s+(?![^(]*\))/);
  const isColumn = style.flexDirection.startsWith('column');
  const gap = isColumn
    ? style.getPropertyValue('row-gap') || row
    : style.getPropertyValue('column-gap') || column;
  if (!gap || gap === 'normal') return [];
  const side = isColumn ? 'margin-top' : 'margin-left';
  const children = selectors
    .split(/,(?![^(]*\))/)
    .map((selector) => `${selector.split(':not(#\\#)').join('').trim()} > * + *${RANK}`);
  return [`${children.join(', ')} { ${side}: ${gap}; }`];
}
