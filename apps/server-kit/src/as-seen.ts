/** What is not seen, or stands beside a name without being read: "FSC® C123456" is "FSC C123456". */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}®™©℠]|(?![\n\t])\p{Cc}/gu;
const ACCENTED = /(?![äöüÄÖÜ])\p{L}\p{M}*|\p{M}+/gu;
/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES = 'аеіјорсухьѕԁԛԝкмтнвАЕІЈОРСУХЅКМТНВαεικνορτυχΑΕΙΚΝΟΡΤΥΧΒΗΜΖ';
const LATIN = 'aeijopcyxbsdqwkmtnbAEIJOPCYXSKMTHBaeiknoptuxAEIKNOPTYXBHMZ';
const LOOKALIKE = new RegExp(`[${LOOKALIKES}]`, 'gu');
/** "n a c h h a l t i g", as headlines are set. */
const SPACED = /(?<![\p{L}\d])(?:\p{L}[ \u00A0.]){4,}\p{L}(?![\p{L}\d])/gu;

/**
 * The text as a reader sees it, for checks of words in texts of operators: signs that are not seen are left
 * out, "CO₂" is "CO2", "klіmánеutral" with foreign letters and accents is "klimaneutral", each dash is "-".
 * Umlauts stay. Every such check reads texts by this function, once.
 */
export const asSeen = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(ACCENTED, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(LOOKALIKE, (letter) => LATIN[LOOKALIKES.indexOf(letter)] ?? letter)
    .replace(/\p{Dash_Punctuation}|[\u2212\u00AC]/gu, '-')
    .replace(SPACED, (word) => word.replace(/[ \u00A0.]/g, ''));
