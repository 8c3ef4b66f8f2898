/** @jest-environment node */
import { runFachwerk } from '../testing';

describe('developing one micro-frontend', () => {
  it('lists the packages when none is named or the name is unknown', async () => {
    expect((await runFachwerk(['dev'])).err).toMatch(/No package is named\.\nTry: one of .*cart-mfe.*shell/);
    expect((await runFachwerk(['dev', '--filter', 'nobody'])).err).toMatch(/There is no package "nobody"/);
    expect((await runFachwerk(['dev', '--filter', 'crat-mfe'])).err).toMatch(/Try: cart-mfe;/);
  });

  it('needs a running shop', async () => {
    const { code, err } = await runFachwerk(['dev', '-F', 'cart'], {
      env: { SHOP_URL: 'http://127.0.0.1:65535' },
    });

    expect(err).toBe(
      'Error: No shop answers at http://127.0.0.1:65535.\nTry: start it in another terminal with `npm start`, or set its address: SHOP_URL=https://shop.example\n',
    );
    expect(code).toBe(1);
  });
});
