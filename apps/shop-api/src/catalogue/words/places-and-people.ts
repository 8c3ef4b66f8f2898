import { fold } from '../../kernel/text/fold';

/**
 * Where, when or by whom a thing is used, as compounds begin with it: "Hallenlampe" is a lamp, "Profisäge" a
 * saw. A closed list: with any other first part a thing may be another one, as in "Hundefutter". It lacks
 * words that begin the names of many other things: "Kinderwagen", "Küchenmesser", "Bürostuhl", "Bademantel".
 */
const text = `
hallen garagen keller werkstatt baustellen lager stall scheunen hof hofeinfahrt einfahrts dachboden schuppen carport
balkon terrassen gartenhaus ferienhaus waschküchen treppenhaus abstellraum hobbyraum vereinsheim gastro gewerbe industrie
winter sommer herbst frühjahrs
profi hobby heimwerker bastler anfänger einsteiger handwerker hausmeister landwirt monteur
maler maurer gipser gärtner schreiner tischler zimmerer zimmermanns dachdecker installateur elektriker mechaniker schlosser
fliesenleger bodenleger pflasterer
`;

const FIRST_PARTS = [...new Set(text.trim().split(/\s+/).map(fold))].sort((a, b) => b.length - a.length);

/** What follows such a first part, the longest one, in a folded word: "lampe" of "dachbodenlampe". */
export function afterPlaceOrPerson(word: string): string | undefined {
  const first = FIRST_PARTS.find((part) => word.startsWith(part) && word.length > part.length);
  return first && word.slice(first.length);
}
