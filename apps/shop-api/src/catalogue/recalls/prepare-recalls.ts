import { openDatabase, type Queryable } from '@fachwerk/database';
import { berlinDate, DAY_MS } from '@fachwerk/shared/time';
import { importRecalls, removeRecall } from './import-recalls';

export interface PrepareRecallsOptions {
  databaseUrl: string;
  /** Adds a sample recall once; otherwise it is removed. */
  demonstration: boolean;
  log: (message: string) => void;
}

const SAMPLE_ID = 'BEISPIEL-1';

/** A recall of a demonstration: of a rarely bought article, so that the others are for sale. */
export async function prepareRecalls({
  databaseUrl,
  demonstration,
  log,
}: PrepareRecallsOptions): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    if (!demonstration) return await removeRecall(db, SAMPLE_ID);
    const known = await db.query('select from recall where id = $1', [SAMPLE_ID]);
    const article = known.length > 0 ? undefined : await findArticle(db);
    if (!article) return;
    const now = new Date();
    const { results } = await importRecalls(db, JSON.stringify([sampleRecall(article, now)]), { now });
    if (results.length > 0) log('Sample recall: 1');
  } finally {
    await db.close();
  }
}

interface Article {
  [column: string]: unknown;
  itemId: string;
  name: string;
  brand: string;
  picture: string | null;
  producer: { name: string; address: string };
}

async function findArticle(db: Queryable): Promise<Article | undefined> {
  const [article] = await db.query<Article>(
    `select i.id as "itemId", p.name, p.brand, i.pictures[1] as picture, p.producer
     from product p join item i on i.product_id = p.id and i.position = 0
     where p.name ilike '%winkelschleifer%' order by p.popularity, p.id limit 1`,
  );
  return article;
}

function sampleRecall({ itemId, name, brand, picture, producer }: Article, now: Date) {
  const before = (days: number) => berlinDate(new Date(now.getTime() - days * DAY_MS).toISOString());
  return {
    recallId: SAMPLE_ID,
    publishedOn: before(7),
    title: name,
    brand,
    itemIds: [itemId],
    lots: ['Charge 2405', 'Charge 2406'],
    lotsPlace: 'auf dem Typenschild unter dem Griff, hinter „LOT“',
    soldFrom: before(220),
    soldTo: before(8),
    hazard:
      'Die Schutzhaube kann sich lösen. Teile der Scheibe treffen dann Hände und Gesicht: Es drohen schwere Verletzungen.',
    action:
      'Schalten Sie das Gerät aus, und nehmen Sie Akku oder Stecker heraus.\n' +
      'Bringen Sie es in einen unserer Märkte, oder rufen Sie an: Wir lassen es kostenlos abholen.',
    remedies: ['REPLACEMENT', 'REFUND'],
    contact: { phone: '0800 4710 123', email: 'rueckruf@fachwerk.example' },
    operator: `${producer.name}, ${producer.address}`,
    ...(picture === null ? {} : { picture }),
  };
}
