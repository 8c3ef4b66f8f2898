import { fold } from '../../kernel/text/fold';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';

/**
 * Words of questions and of buying that name no goods: pronouns, question words, auxiliary verbs and what
 * visitors add to any thing.
 */
const FILLERS = new Set(
  `ich du er sie es wir ihr man mich mir dich dir uns euch ihn ihm ihnen
  mein meine meinen meinem meiner meines dein deine deinen deinem deiner unser unsere unseren unserem unserer
  euer eure euren eurem eurer ihre ihren ihrem sein seine seinen seinem
  wo woher wohin was wer wen wem wann warum wieso weshalb wieviel wieviele welche welcher welches welchen welchem
  dies diese dieser dieses diesen diesem kein keine keinen
  bin bist sind seid war waren habe hast hat haben hatte wird werden wurde kann kannst können könnt konnte könnte
  darf darf muss müssen soll sollte sollten will wollen möchte möchten mag gibt gibts geht
  suche suchen finde finden brauche brauchen benötige benötigen kaufen kauf bestellen
  nur noch schon mal bitte danke hallo sehr ganz etwas alle alles viel viele mehr wenn dann denn aber doch nicht
  hier da dort ob dass als nach über unter beim ins ans kostet kosten
  lassen lasse bleibt bleiben macht machen lange dauert dauern funktioniert funktionieren
  gut gute guter gutes guten bester beste bestes besten günstig günstige günstiger günstiges günstigen billig
  billige billiger billiges billigen online baumarkt shop`
    .split(/\s+/)
    .map(fold),
);

const POSSESSIVES = new Set(['mein', 'meine', 'meinen', 'meinem', 'meiner', 'meines']);

/** "paket noch nicht da", "wo bleibt das paket". */
const OF_ARRIVAL = new Set(['da', 'angekommen', 'bleibt', 'kommt', 'gekommen', 'verschwunden', 'verloren']);

/** Asks about something that the visitor has ordered or owns. */
export const asksForOwn = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => POSSESSIVES.has(text) || OF_ARRIVAL.has(text));

export const isFiller = ({ text }: Token): boolean => FILLERS.has(text);

/**
 * Without fillers, unless the catalogue has such a word, nothing else was typed, or it is the beginning of a
 * word that was written apart: "mehr zweck leiter".
 */
export function withoutFillers(
  tokens: readonly Token[],
  vocabulary: Pick<Vocabulary, 'hasSpelled'>,
): Token[] {
  const begins = (at: number) =>
    [2, 3].some((count) => {
      const parts = tokens.slice(at, at + count);
      return parts.length === count && vocabulary.hasSpelled(parts.map(({ text }) => text).join(''));
    });
  const kept = tokens.filter(
    (token, at) => !isFiller(token) || vocabulary.hasSpelled(token.text) || begins(at),
  );
  return kept.length > 0 ? kept : [...tokens];
}
