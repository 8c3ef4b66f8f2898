import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshEmail, linkIn, mailTo } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { startWithOrder } from '../order-steps';
import { hasDatabase } from '../shop-database';

const COMMAND = join(__dirname, '../../apps/shop-api/dist/recalls.entry.js');

interface OrderLines {
  lines: { itemId: string; name: string; url: string }[];
}

test('a recall from its file to the mail, its page, the article and the order', async ({ page }, info) => {
  test.skip(!hasDatabase, 'the database of the shop is not known');
  const { request } = page.context();
  const email = freshEmail();
  const orderId = /^\/bestellung\/([\w-]+)\//.exec(await startWithOrder(request, email))?.[1] ?? '';
  const { lines } = (await (await request.get(`/rest/orders/${orderId}/`)).json()) as OrderLines;
  const [bought] = lines;
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  const recallId = `E2E-${email.slice(4, 16)}`;
  const file = info.outputPath('recalls.json');
  const recall = async (closedOn: string | null) => {
    const stated = {
      recallId,
      closedOn,
      publishedOn: today,
      title: bought?.name,
      brand: 'Fachwerk',
      itemIds: [bought?.itemId],
      hazard: 'Der Dübel kann brechen. Was an ihm hängt, kann auf Menschen fallen.',
      action: 'Hängen Sie ab, was an dem Dübel hängt.',
      remedies: ['REPLACEMENT', 'REFUND'],
      contact: { phone: '0800 4710 123' },
      operator: 'Fachwerk Baumarkt GmbH, Musterstraße 1, 50667 Köln',
    };
    await writeFile(file, JSON.stringify([stated]));
    await promisify(execFile)(process.execPath, [COMMAND, file], {
      env: { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL },
    });
  };

  await recall(null);
  try {
    const mail = await mailTo(request, email, 'recall');
    expect(mail.subject).toContain('Produktsicherheitsrückruf');
    await page.goto(linkIn(mail));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(bought?.name ?? '-');
    await expect(page.getByText('Bitte benutzen Sie den Artikel ab sofort nicht mehr.')).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('link', { name: 'Alle Rückrufe' }).click();
    await expect(page.getByRole('heading', { name: 'Rückrufe', level: 1 })).toBeVisible();
    await expectNoAxeViolations(page, 'main');

    await expect(async () => {
      await page.goto(bought?.url ?? '/');
      await expect(page.getByText('Dieser Artikel wird zurückgerufen')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0);

    await page.goto(`/bestellungen/${orderId}/`);
    await page.getByRole('link', { name: 'Rückruf: bitte nicht mehr benutzen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(bought?.name ?? '-');
  } finally {
    await recall(today);
  }
  await expect(async () => {
    await page.goto(`/rueckrufe/${recallId}/`);
    await expect(page.getByText('Der Rückruf ist abgeschlossen.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
