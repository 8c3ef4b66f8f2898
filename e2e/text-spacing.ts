/**
 * Runs in the page. Faults that appear with the spacing of WCAG 1.4.12 and are not there without it: sideways
 * scrolling, texts that are cut off, texts that overlap.
 */
export function faultsOfTextSpacing(): string[] {
  const SPACING = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`;
  const TOLERANCE_PX = 2;
  type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

  const elements = Array.from(document.body.querySelectorAll<HTMLElement>('*'));
  const cut = ({ left, right, top, bottom }: Area, by: Area): Area => ({
    left: Math.max(left, by.left),
    right: Math.min(right, by.right),
    top: Math.max(top, by.top),
    bottom: Math.min(bottom, by.bottom),
  });
  const overlaps = (one: Area, other: Area): boolean => {
    const { left, right, top, bottom } = cut(one, other);
    return right - left > TOLERANCE_PX && bottom - top > TOLERANCE_PX;
  };

  /** The part of an element's box that its ancestors show; undefined where it is hidden or above the page. */
  function shownParts(): Map<Element, Area | undefined> {
    const parts = new Map<Element, Area | undefined>();
    const everything = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (const element of elements) {
      const style = getComputedStyle(element);
      const around = element.parentElement === document.body ? everything : parts.get(element.parentElement!);
      const isHidden =
        !element.checkVisibility() ||
        style.visibility === 'hidden' ||
        style.opacity === '0' ||
        style.clipPath !== 'none' ||
        ['fixed', 'sticky'].includes(style.position);
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (!around || isHidden) parts.set(element, undefined);
      else parts.set(element, clips ? cut(element.getBoundingClientRect(), around) : around);
    }
    return parts;
  }

  function cutOff(parts: Map<Element, Area | undefined>): Set<Element> {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return new Set(
      elements.filter((element) => {
        if (!parts.get(element)) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const isCut =
          (clips(overflowX) && scrollWidth - clientWidth > TOLERANCE_PX) ||
          (clips(overflowY) && scrollHeight - clientHeight > TOLERANCE_PX);
        // The text comes last: the browser collects it from all elements below.
        return isCut && Boolean(element.innerText?.trim());
      }),
    );
  }

  /** Pairs of texts that overlap. */
  function overlapping(parts: Map<Element, Area | undefined>): Map<Text, Set<Text>> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: Text; area: Area }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const part = text.parentElement && parts.get(text.parentElement);
      if (!part || !text.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const area of range.getClientRects()) lines.push({ text, area: cut(area, part) });
    }
    lines.sort((one, other) => one.area.top - other.area.top);
    const pairs = new Map<Text, Set<Text>>();
    lines.forEach(({ text, area }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.area.top > area.bottom) break;
        if (other.text === text || !overlaps(area, other.area)) continue;
        pairs.set(text, (pairs.get(text) ?? new Set()).add(other.text));
        pairs.set(other.text, (pairs.get(other.text) ?? new Set()).add(text));
      }
    });
    return pairs;
  }

  const measure = () => {
    const parts = shownParts();
    return { cutOff: cutOff(parts), overlapping: overlapping(parts) };
  };

  /** Open panels have their new height at once. */
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::details-content { transition: none !important }');
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(SPACING);
  // A copy: the property is always the same array, and would otherwise keep the spacing for later checks.
  const sheets = Array.from(document.adoptedStyleSheets);
  document.adoptedStyleSheets = [...sheets, still];
  const before = measure();
  document.adoptedStyleSheets = [...sheets, still, spacing];
  const after = measure();
  const { clientWidth, scrollWidth } = document.documentElement;
  document.adoptedStyleSheets = sheets;

  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...[...after.cutOff]
      .filter((element) => !before.cutOff.has(element))
      .map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 160)}`),
    ...[...after.overlapping].flatMap(([text, others]) =>
      [...others]
        .filter((other) => !before.overlapping.get(text)?.has(other))
        .map((other) => `“${text.data.slice(0, 60)}” overlaps “${other.data.slice(0, 60)}”`),
    ),
  ];
}
