import { button, field, heading, link } from './targets';
import { test } from './test';

const LAYER = '[role="dialog"]';

test('a visitor chooses a store, and sees it on the next page', async ({ visitor, shop }) => {
  await visitor.open(shop.url('/'));
  await visitor.click(link('Markt wählen', 'header'));
  await visitor.fill(field('Postleitzahl oder Ort'), '50667');
  await visitor.click(button('Suchen', LAYER));
  await visitor.click(button(/^Als meinen Markt wählen/, LAYER));
  await visitor.sees(link(/^Ihr Markt: 50/, 'header'));

  await visitor.open(shop.url('/search/?q=silikon&ms=true'));
  await visitor.click(link(/^Ihr Markt: 50/, 'header'));
  await visitor.sees({ role: 'heading', name: /Köln/, within: LAYER });
  await visitor.sees(button('Anderen Markt wählen', LAYER));
  await visitor.sees(heading(/silikon/i));
});
