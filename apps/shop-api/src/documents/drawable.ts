/** Marks that belong to the character before them, and characters of private use. */
const UNSURE = /[\p{M}\p{Co}]/u;
const UNSURE_PARTS = /\P{M}?\p{M}+|\p{Co}/gu;

/**
 * A text that a font can draw. For some marks and characters of private use fontkit finds no place and
 * throws: a product's name with one of them must not prevent an invoice. `layout` throws for such a text.
 */
export function drawable(text: string, layout: (text: string) => unknown): string {
  const canDraw = (part: string): boolean => {
    try {
      layout(part);
      return true;
    } catch {
      return false;
    }
  };
  if (!UNSURE.test(text) || canDraw(text)) return text;
  return text.replace(UNSURE_PARTS, (part) =>
    canDraw(part) ? part : part.replace(/\p{M}/gu, '').replace(/\p{Co}/gu, '?'),
  );
}
