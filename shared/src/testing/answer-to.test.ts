import { addToCart, readCart, readStore } from '../calls';
import { aCart } from './a-cart';
import { answerTo } from './answer-to';
import { fakePlatform } from './fake-platform';

it('answers a call with what the test describes, and records what was sent', async () => {
  const { api, callsOf } = fakePlatform({
    answers: [
      answerTo(readCart, aCart()),
      answerTo(addToCart, ({ form }) => aCart({ addedEntryId: form.itemId })),
    ],
  });

  await expect(api.call(readCart)).resolves.toEqual(aCart());
  const form = { itemId: '1', quantity: 2 };
  await expect(api.call(addToCart, { form, idempotencyKey: 'key' })).resolves.toMatchObject({
    addedEntryId: '1',
  });

  expect(callsOf(addToCart)).toEqual([{ form, idempotencyKey: 'key' }]);
  expect(callsOf(readStore)).toEqual([]);
});

it('takes the last of several answers', async () => {
  const { api } = fakePlatform({
    answers: [answerTo(readCart, aCart()), answerTo(readCart, aCart({ totalArticleCount: 3 }))],
  });

  await expect(api.call(readCart)).resolves.toMatchObject({ totalArticleCount: 3 });
});

it('refuses an answer that breaks the contract', async () => {
  const wrong = { ...aCart(), totalArticleCount: 'three' as unknown as number };
  const { api } = fakePlatform({ answers: [answerTo(readCart, wrong)] });

  await expect(api.call(readCart)).rejects.toThrow(
    'The fake answer of GET /rest/basket/ breaks the contract: totalArticleCount: expected number',
  );
});

it('fails a call without an answer like a broken network', async () => {
  await expect(fakePlatform().api.call(readCart)).rejects.toMatchObject({ kind: 'network' });
});
