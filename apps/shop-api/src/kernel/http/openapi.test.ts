/** @jest-environment node */
import { openTestShop, type TestShop } from '../../testing/test-shop';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<
    string,
    { content?: Record<string, { schema: { properties?: Record<string, unknown> } }> }
  >;
}

describe('the OpenAPI document', () => {
  let shop: TestShop;
  let paths: Record<string, Record<string, Operation>>;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {}, []);
    const document = (await shop.app.inject('/openapi.json')).json<{
      openapi: string;
      paths: typeof paths;
    }>();
    expect(document.openapi).toBe('3.1.0');
    paths = document.paths;
  });
  afterAll(() => shop.close());

  it('lists every route of the shop', () => {
    const routes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.sort()).toEqual([
      'DELETE /rest/desk/synonyms/{synonymId}/',
      'DELETE /rest/giftcard/basket/remove/',
      'GET /ajax/recommendations/reload/',
      'GET /basket/verifyInventory/',
      'GET /messages/filtered',
      'GET /rest/account/',
      'GET /rest/basket/',
      'GET /rest/captcha/',
      'GET /rest/checkout/',
      'GET /rest/checkout/confirmation/{orderId}/',
      'GET /rest/checkout/payment/{paymentId}/',
      'GET /rest/checkout/payment/{paymentId}/continue/',
      'GET /rest/checkout/payment/{paymentId}/return/',
      'GET /rest/customercard/basket/clear/',
      'GET /rest/desk/orders/',
      'GET /rest/desk/orders/{orderId}/',
      'GET /rest/desk/payouts/',
      'GET /rest/desk/reviews/',
      'GET /rest/desk/synonyms/',
      'GET /rest/form-answer/{key}/',
      'GET /rest/items/',
      'GET /rest/navigation/',
      'GET /rest/orders/{orderId}/',
      'GET /rest/orders/{orderId}/bank-details/',
      'GET /rest/orders/{orderId}/calendar.ics',
      'GET /rest/orders/{orderId}/cancellation/',
      'GET /rest/orders/{orderId}/collection-code/{symbol}/',
      'GET /rest/orders/{orderId}/documents/{number}/',
      'GET /rest/orders/{orderId}/invoice.pdf',
      'GET /rest/orders/{orderId}/open/',
      'GET /rest/places/',
      'GET /rest/products/',
      'GET /rest/products/{productId}/',
      'GET /rest/products/{productId}/discontinued/',
      'GET /rest/products/{productId}/documents/{document}/',
      'GET /rest/products/{productId}/reviews/',
      'GET /rest/products/{productId}/reviews/{reviewId}/',
      'GET /rest/products/{productId}/variants/',
      'GET /rest/reservation/',
      'GET /rest/reservation/{reservationId}/',
      'GET /rest/search/suggestions/',
      'GET /rest/stores/',
      'GET /rest/stores/{companyId}/',
      'GET /rest/stores/{companyId}/stock/',
      'GET /rest/user/',
      'GET /rest/wishlist/',
      'GET /rest/wishlist/shared/{token}/',
      'POST /basket/add/',
      'POST /basket/add/giftcard/',
      'POST /basket/clear/',
      'POST /basket/edit/',
      'POST /basket/move/',
      'POST /basket/parked/remove/',
      'POST /basket/parked/take/',
      'POST /basket/remove/',
      'POST /basket/verifyInventory/',
      'POST /login/',
      'POST /logout/',
      'POST /register/',
      'POST /register/confirm/',
      'POST /rest/back-in-stock/cancel/',
      'POST /rest/back-in-stock/confirm/',
      'POST /rest/checkout/address/',
      'POST /rest/checkout/confirmation/{orderId}/transaction/',
      'POST /rest/checkout/contact/',
      'POST /rest/checkout/delivery/',
      'POST /rest/checkout/payment/',
      'POST /rest/checkout/payment/callback/{provider}/',
      'POST /rest/checkout/pending/abandon/',
      'POST /rest/checkout/pending/continue/',
      'POST /rest/checkout/start/',
      'POST /rest/checkout/submit/',
      'POST /rest/customercard/basket/add/',
      'POST /rest/customercard/basket/clear/',
      'POST /rest/desk/orders/{orderId}/deliver/',
      'POST /rest/desk/orders/{orderId}/expire/',
      'POST /rest/desk/orders/{orderId}/found/',
      'POST /rest/desk/orders/{orderId}/hand-over/',
      'POST /rest/desk/orders/{orderId}/pick/',
      'POST /rest/desk/orders/{orderId}/ready/',
      'POST /rest/desk/orders/{orderId}/return/',
      'POST /rest/desk/orders/{orderId}/ship/',
      'POST /rest/desk/payouts/{orderId}/paid/',
      'POST /rest/desk/reviews/{reviewId}/publish/',
      'POST /rest/desk/reviews/{reviewId}/refuse/',
      'POST /rest/desk/synonyms/',
      'POST /rest/giftcard/balance/',
      'POST /rest/giftcard/basket/add/',
      'POST /rest/giftcard/basket/remove/',
      'POST /rest/orders/guest/login/',
      'POST /rest/orders/{orderId}/bank-details/',
      'POST /rest/orders/{orderId}/cancel/',
      'POST /rest/password/request/',
      'POST /rest/password/reset/',
      'POST /rest/products/{productId}/back-in-stock/',
      'POST /rest/products/{productId}/reviews/',
      'POST /rest/products/{productId}/reviews/{reviewId}/helpful/',
      'POST /rest/products/{productId}/reviews/{reviewId}/report/',
      'POST /rest/reservation/submit/',
      'POST /rest/reservation/{reservationId}/cancel/',
      'POST /rest/reservation/{reservationId}/extend/',
      'POST /rest/search/counted/',
      'POST /rest/stores/select/',
      'POST /rest/voucher/basket/add/',
      'POST /rest/voucher/basket/clear/',
      'POST /survey/submission/',
      'POST /widerruf/',
      'POST /widerruf/bestaetigen/',
      'POST /wishlist/addItem/',
      'POST /wishlist/changeItemVariant/',
      'POST /wishlist/changeQuantity/',
      'POST /wishlist/removeItem/',
      'POST /wishlist/share/',
      'POST /wishlist/toCart/',
      'POST /wishlist/unshare/',
      'PUT /rest/desk/synonyms/{synonymId}/',
    ]);
  });

  it('describes the purpose and the responses of each route', () => {
    for (const operations of Object.values(paths))
      for (const operation of Object.values(operations)) {
        expect(operation.summary).toBeTruthy();
        expect(Object.keys(operation.responses)).toContainEqual(expect.stringMatching(/^20[0124]$/));
      }
  });

  it('derives its fields from the contracts', () => {
    expect(paths['/basket/add/']?.post?.requestBody?.content).toBeDefined();
    expect(paths['/rest/products/']?.get?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['q', 'category', 'page', 'size', 'sort']),
    );
    const container = paths['/rest/basket/']?.get?.responses['200']?.content?.['application/json']?.schema;
    expect(Object.keys(container?.properties ?? {})).toEqual(
      expect.arrayContaining(['onlineCart', 'cartSum']),
    );
  });
});
