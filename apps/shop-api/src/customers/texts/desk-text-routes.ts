import {
  changeDeskText,
  type DeskText,
  type DeskTextIn,
  type Messages,
  readDeskTextChanges,
  readDeskTexts,
} from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { personAt } from '../../identity/staff/desk-access';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { messageOverrides } from '../../kernel/messages/message-overrides';
import { dayAndTimeText } from '../../kernel/text/answer-language';
import type { CustomersContext } from '../context/customers-context';
import { checkedText } from './checked-text';
import { fixedReasonOf } from './fixed-texts';

const SHOWN = 50;

/** Operators change texts of the shop; every page shows a change within five seconds, and an undo, too. */
export async function deskTextRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, messages, languages } = context;
  context.openForDesks(app, { role: 'OPERATOR', isForPeople: true });
  const overrides = messageOverrides(db);
  const inOrder = [DEFAULT_LANGUAGE, ...[...languages].filter((one) => one !== DEFAULT_LANGUAGE).sort()];

  async function allTexts(): Promise<Texts> {
    const [written, ...ofCode] = await Promise.all([
      overrides.all(),
      ...inOrder.map(async (language) => (await messages({ language })).ofCode),
    ]);
    const ofEditors = inOrder.map((language) =>
      Object.fromEntries(
        written.filter((one) => one.language === language).map((one) => [one.key, one.text]),
      ),
    );
    return inOrder.map((language, index) => ({
      language,
      ofCode: ofCode[index] ?? {},
      ofEditors: ofEditors[index] ?? {},
    }));
  }

  route(app, readDeskTexts, async ({ query: { q = '', changed } }) => {
    const texts = await allTexts();
    const words = foldedWords(q);
    const found = keysOf(texts)
      .map((key) => deskText(texts, key))
      .filter((text) => changed === undefined || text.languages.some((one) => one.ofEditors !== null))
      .filter((text) => words.every((word) => searched(text).includes(word)));
    return { texts: found.slice(0, SHOWN), total: found.length };
  });

  route(app, changeDeskText, async (request) => {
    const { language, key } = request.params;
    const texts = await allTexts();
    const known = texts.find((one) => one.language === language);
    if (!known || !keysOf(texts).includes(key)) throw unknownText();
    const { text, seen } = request.body;
    if (text !== null && fixedReasonOf(key) !== undefined)
      throw new ShopError({ statusCode: 409, key: 'deskError.textFixed' });
    const german = texts[0]?.ofCode[key] ?? known.ofCode[key];
    const outcome = await overrides.write({
      language,
      key,
      text: text === null ? null : checkedText(text, german),
      seen,
      by: personAt(request).number,
    });
    if (outcome === 'changed') throw new ShopError({ statusCode: 409, key: 'deskError.textChanged' });
    return deskText(await allTexts(), key);
  });

  route(app, readDeskTextChanges, async ({ params: { language, key } }) => ({
    changes: (await overrides.changes(language, key)).map(({ before, after, changedBy, changedAt }) => ({
      changedText: dayAndTimeText(changedAt),
      changedBy,
      before,
      after,
    })),
  }));
}

type Texts = readonly { language: string; ofCode: Messages; ofEditors: Messages }[];

const unknownText = () => new ShopError({ statusCode: 404, key: 'deskError.unknownText' });

const keysOf = (texts: Texts): string[] =>
  [...new Set(texts.flatMap(({ ofCode, ofEditors }) => [ofCode, ofEditors].flatMap(Object.keys)))].sort();

function deskText(texts: Texts, key: string): DeskText {
  const own = (messages: Messages) => (Object.hasOwn(messages, key) ? (messages[key] ?? null) : null);
  const fixed = fixedReasonOf(key);
  return {
    key,
    languages: texts.map(({ language, ofCode, ofEditors }): DeskTextIn => ({
      language,
      ofCode: own(ofCode),
      ofEditors: own(ofEditors),
    })),
    ...(fixed !== undefined && { fixed }),
  };
}

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase('de');
const foldedWords = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);
/** No-break spaces are found by spaces. */
const searched = ({ key, languages }: DeskText): string =>
  folded([key, ...languages.flatMap(({ ofCode, ofEditors }) => [ofCode ?? '', ofEditors ?? ''])].join(' '));
