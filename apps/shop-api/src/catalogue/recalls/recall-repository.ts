import type { Queryable } from '@fachwerk/database';
import type { Recall, RecallSummary } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';
import { answerTexts, dayText } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import { productUrl } from '../records/urls';
import type { RecallEntry } from './recall-file';

type Content = Pick<
  RecallEntry,
  | 'title'
  | 'brand'
  | 'lots'
  | 'lotsPlace'
  | 'hazard'
  | 'action'
  | 'remedies'
  | 'contact'
  | 'operator'
  | 'picture'
>;

interface SummaryRow {
  [column: string]: unknown;
  recallId: string;
  publishedOn: string;
  isOpen: boolean;
  content: Content;
}

interface RecallRow extends SummaryRow {
  soldFrom: string | null;
  soldTo: string | null;
  items: { itemId: string; name: string | null; slug: string; productId: string; isFirst: boolean }[];
}

/** Ten years of recalls of a shop of this size are far fewer. */
const MOST = 500;

export async function findRecalls(db: Queryable): Promise<RecallSummary[]> {
  const rows = await db.query<SummaryRow>(
    `select id as "recallId", published_on::text as "publishedOn", closed_on is null as "isOpen", content
     from recall order by closed_on is not null, published_on desc, id limit ${MOST}`,
  );
  return rows.map(summaryOf);
}

export async function findRecall(db: Queryable, recallId: string): Promise<Recall | undefined> {
  const [row] = await db.query<RecallRow>(
    `select r.id as "recallId", r.published_on::text as "publishedOn", r.closed_on is null as "isOpen", r.content,
       r.sold_from::text as "soldFrom", r.sold_to::text as "soldTo",
       coalesce((select json_agg(json_build_object('itemId', ri.item_id, 'name', p.name, 'slug', p.slug,
          'productId', p.id, 'isFirst', i.position = 0) order by ri.item_id)
        from recall_item ri left join item i on i.id = ri.item_id left join product p on p.id = i.product_id
        where ri.recall_id = r.id), '[]') as items
     from recall r where r.id = $1`,
    [recallId],
  );
  if (!row) return undefined;
  const { lots, lotsPlace, hazard, action, remedies, contact, operator } = row.content;
  const soldText = periodText(row.soldFrom, row.soldTo);
  return {
    ...summaryOf(row),
    items: row.items.map(({ itemId, name, isFirst, ...product }) =>
      name === null ? { itemId } : { itemId, name, url: productUrl(product, isFirst ? undefined : itemId) },
    ),
    lots,
    ...(lotsPlace === undefined ? {} : { lotsPlace }),
    ...(soldText === undefined ? {} : { soldText }),
    hazard,
    action,
    remedies,
    contact,
    operator,
  };
}

function summaryOf({ recallId, publishedOn, isOpen, content }: SummaryRow): RecallSummary {
  const { title, brand, picture } = content;
  return {
    recallId,
    title,
    brand,
    publishedText: textOfDay(publishedOn),
    isOpen,
    ...(picture === undefined ? {} : { image: { src: picture, alt: `${brand} ${title}` } }),
  };
}

function periodText(from: string | null, to: string | null): string | undefined {
  const text = (key: string) =>
    formatText(answerTexts(), `recall.sold.${key}`, {
      from: from === null ? '' : textOfDay(from),
      to: to === null ? '' : textOfDay(to),
    });
  if (from !== null && to !== null) return text('between');
  if (from !== null) return text('since');
  return to === null ? undefined : text('until');
}

/** Noon is the same day in Berlin. */
const textOfDay = (day: string): string => dayText(parseInstant(`${day}T12:00:00Z`));
