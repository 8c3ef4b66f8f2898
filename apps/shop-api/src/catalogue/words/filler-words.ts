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
  bin bist sind seid war waren habe hast hat habt haben hatte wird werden wurde kann kannst können könnt konnte könnte
  darf darf muss müssen soll sollte sollten will wollen möchte möchten mag gibt gibts geht
  suche suchen finde finden brauche brauchen benötige benötigen kaufen kauf bestellen
  nur noch schon mal bitte danke hallo sehr ganz etwas alle alles viel viele mehr wenn dann denn aber doch nicht
  hier da dort ob dass als nach über unter beim ins ans kostet kosten
  kommt kommen komme bekomme bekommen erhalten unterwegs verspätet öffnet öffnen schließt schliesst schließen
  erreiche erreichen erreichbar nächste nächster nächstes nächsten ab
  hause zuhause ware waren artikel produkt produkte
  lassen lasse bleibt bleiben macht machen lange dauert dauern funktioniert funktionieren
  gut gute guter gutes guten bester beste bestes besten günstig günstige günstiger günstiges günstigen billig
  billige billiger billiges billigen online baumarkt shop`
    .split(/\s+/)
    .map(fold),
);

const POSSESSIVES = new Set(['mein', 'meine', 'meinen', 'meinem', 'meiner', 'meines']);

/** "paket noch nicht da", "wo bleibt das paket", "paket beschädigt". */
const OF_ARRIVAL = new Set([
  'beschadigt',
  'kaputt',
  'da',
  'angekommen',
  'bleibt',
  'kommt',
  'gekommen',
  'verschwunden',
  'verloren',
]);

/**
 * Asks about something that the visitor has ordered or owns, or when the shop is there: "wo ist das paket",
 * "wann schließt der markt". "Wo finde ich" and "wo gibt es" ask for goods.
 */
export const asksForOwn = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => {
    const next = tokens[at + 1];
    const isWhere = text === 'wo' && next !== undefined && !isFiller(next);
    return isWhere || text === 'wann' || POSSESSIVES.has(text) || OF_ARRIVAL.has(text);
  });

export const isFiller = ({ text }: Token): boolean => FILLERS.has(text);

/**
 * Without fillers, unless the catalogue has such a word, nothing else was typed (`mayBeEmpty`: a question to
 * the shop is left), or it is the beginning of a word that was written apart: "mehr zweck leiter".
 */
export function withoutFillers(
  tokens: readonly Token[],
  vocabulary: Pick<Vocabulary, 'hasSpelled'>,
  { mayBeEmpty = false } = {},
): Token[] {
  const begins = (at: number) =>
    [2, 3].some((count) => {
      const parts = tokens.slice(at, at + count);
      return parts.length === count && vocabulary.hasSpelled(parts.map(({ text }) => text).join(''));
    });
  const kept = tokens.filter(
    (token, at) => !isFiller(token) || vocabulary.hasSpelled(token.text) || begins(at),
  );
  return kept.length > 0 || mayBeEmpty ? kept : [...tokens];
}
