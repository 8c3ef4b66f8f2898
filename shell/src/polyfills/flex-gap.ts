/**
 * Gaps of flex boxes (Chrome 84, Safari 14.1) as margins, added to the style sheets. Applies to rules with
 * both `display: flex` and a gap. Children with their own margin keep it.
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
  // Style sheets of widgets load later. `load` of a link does not bubble, but can be captured.
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

/** Undefined while the sheet loads, and for sheets of another origin. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

type RuleParent = Pick<CSSGroupingRule, 'insertRule'>;

function giveMargins(parent: RuleParent, rules: CSSRuleList): void {
  // Backwards, so that inserted rules do not change the positions still to visit.
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index];
    if (rule instanceof CSSMediaRule) giveMargins(rule, rule.cssRules);
    else if (rule instanceof CSSStyleRule)
      for (const text of marginRules(rule.selectorText, rule.style)) parent.insertRule(text, index + 1);
  }
}

/** Rank of the kit's components (docs/decisions/0011): above base styles, below styles of widgets. */
const RANK = ':not(#\\#):not(#\\#)';

/** The rules that replace the gap of one flex box. */
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
