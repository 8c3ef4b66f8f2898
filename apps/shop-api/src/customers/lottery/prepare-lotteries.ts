import { type Database, openDatabase } from '@fachwerk/database';
import { berlinDate, plusDays } from '@fachwerk/shared/time';
import { importLotteries } from './import-lotteries';
import { addEntry } from './lottery-repository';

export interface PrepareLotteriesOptions {
  databaseUrl: string;
  /** Adds sample lotteries once; otherwise they are removed. */
  demonstration: boolean;
  log: (message: string) => void;
}

/** On the page `apps/cms/content/lottery.json`: one is open, one is closed and waits for its drawing. */
export const SAMPLE_LOTTERIES = ['BEISPIEL-1', 'BEISPIEL-2'] as const;
const [OPEN, CLOSED] = SAMPLE_LOTTERIES;

export async function prepareLotteries(options: PrepareLotteriesOptions): Promise<void> {
  const { databaseUrl, demonstration, log } = options;
  const db = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    if (!demonstration) return await removeSamples(db);
    const known = await db.query('select from lottery where id = any($1)', [SAMPLE_LOTTERIES]);
    if (known.length > 0) return;
    const now = new Date();
    const { results } = await importLotteries(db, JSON.stringify(samples(now)), { now });
    for (const [index, firstname] of ['Anna', 'Bernd', 'Cem', 'Doris', 'Emil'].entries())
      await addEntry(db, sampleEntry(firstname, `gewinnspiel-${index}@example.org`), now);
    log(`Sample lotteries: ${results.length}`);
  } finally {
    await db.close();
  }
}

async function removeSamples(db: Database): Promise<void> {
  await db.query('delete from lottery where id = any($1)', [SAMPLE_LOTTERIES]);
}

const sampleEntry = (firstname: string, email: string) => ({
  lotteryId: CLOSED,
  salutation: 'UNKNOWN' as const,
  firstname,
  lastname: 'Muster',
  email,
  birthDate: '',
  terms: true,
  newsletter: false,
  frcCaptchaSolution: '',
});

function samples(now: Date) {
  const day = (days: number) => plusDays(berlinDate(now.toISOString()), days);
  return [
    {
      lotteryId: OPEN,
      title: 'Eine Werkstatt für den Winter',
      prize:
        'Wir verlosen drei Gutscheine im Wert von je 500 € für Werkbank, Werkzeug und Licht, einzulösen in jedem unserer Märkte.',
      link: '/gewinnspiel/#bedingungen',
      opensAt: `${day(-1)} 08:00`,
      closesAt: `${day(365)} 23:59`,
      winners: 3,
      options: { firstname: 'optional', birthdate: 'required', minimumAge: 18 },
    },
    {
      lotteryId: CLOSED,
      title: 'Der Garten im Herbst',
      prize: 'Wir haben zwei Akku-Heckenscheren mit Akku und Ladegerät verlost.',
      link: '/gewinnspiel/#bedingungen',
      opensAt: `${day(-31)} 08:00`,
      closesAt: `${day(-1)} 08:00`,
      winners: 2,
    },
  ];
}
