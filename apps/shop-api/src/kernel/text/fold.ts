/** Lower case without diacritics: "Dübel" is "dubel", and "duebel" stays. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/**
 * One spelling for "Dübel", "duebel" and "dubel": lower case, no diacritics, and ae/oe/ue as a/o/u by the
 * rule of Lucene's GermanNormalizationFilter ("ue" stays after a vowel or q: "neue", "quer"). Catalogue and
 * query are folded alike.
 */
export const fold = (text: string): string =>
  withoutAccents(text)
    .replace(/([ao])e/g, '$1')
    .replace(/(?<![aeiouqy])ue/g, 'u');
