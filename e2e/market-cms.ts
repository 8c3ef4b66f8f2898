import { type APIRequestContext, expect } from '@playwright/test';
import { FOREIGN_PORT, foreignPage, serveForeignPages } from './foreign-site';
import { inDatabase } from './shop-database';

const STORE = '1043';
const PATH = '/markt/1043.html';

/** Headings from the first level on, and what an editor of another system puts between them. */
const CONTENT = foreignPage(
  '',
  `<h1>Ihr Markt in Deutz</h1>
  <p>Unser <a href="/kurse/">Kursplan</a> hängt am Eingang.</p>
  <h2>Kurse</h2>
  <table>
    <thead><tr><th>Tag</th><th>Kurs</th></tr></thead>
    <tbody><tr><td>Montag</td><td>Fliesen legen</td></tr></tbody>
  </table>
  <h4>Mitzubringen</h4>
  <ul><li>Handschuhe</li><li>Eine Schutzbrille</li></ul>
  <blockquote><p>Wer fragt, lernt.</p></blockquote>
  <p style="color: #eee" onclick="alert(1)">Bitte melden Sie sich an.</p>`,
);

/** Gives a store a page in the market CMS, and waits until the shop has read it. Returns the store's page. */
export async function storeWithContent(request: APIRequestContext): Promise<string> {
  const { show, close } = await serveForeignPages();
  try {
    show(PATH, CONTENT);
    await inDatabase((database) =>
      database.query('update store set market_cms_urls = $2 where company_id = $1', [
        STORE,
        [`http://127.0.0.1:${FOREIGN_PORT}${PATH}`],
      ]),
    );
    const read = async () => (await request.get(`/rest/stores/${STORE}/market-content/`)).text();
    await expect.poll(read).toContain('Fliesen legen');
  } finally {
    close();
  }
  return `/stores/klassisch/${STORE}/`;
}
