import { button, cartLink, heading, link } from './targets';
import { expect, test } from './test';
import { until } from './visitor';

declare global {
  interface Window {
    isSamePage?: boolean;
  }
}

test('back from a product the list comes from memory, works, and has the new cart count', async ({
  visitor,
  shop,
}) => {
  const { engine } = visitor;
  await visitor.open(shop.url('/search/?q=spreizd%C3%BCbel&ms=true'));
  await engine.evaluate(() => {
    window.isSamePage = true;
  });
  await visitor.click(link(/Spreizdübel/));
  await visitor.click(button('In den Warenkorb'));
  await visitor.sees(cartLink(1));

  await visitor.back();
  await visitor.sees(heading(/spreizdübel/i));
  expect(await engine.evaluate(() => window.isSamePage), 'the page was not loaded anew').toBe(true);
  await visitor.sees(cartLink(1));
  await visitor.click({ role: 'checkbox', name: /Gewindehaus/, within: 'main' });
  await until(async () => {
    expect(await engine.evaluate(() => window.location.search)).toContain('f.marke=Gewindehaus');
  });
  await visitor.sees({ role: 'checkbox', name: /Gewindehaus/, within: 'main' });
});
