import { viewOf } from './visitor-view';

describe('release cookies', () => {
  it('is bucket, versions to avoid and a preview', () => {
    expect(
      viewOf('session=a; bucket=4711; avoid=cart%401.4.0-3f9a2c1%2Csearch%401.0.0-a; preview=abc.def-123'),
    ).toEqual({
      bucket: 4711,
      avoid: ['cart@1.4.0-3f9a2c1', 'search@1.0.0-a'],
      previewToken: 'abc.def-123',
    });
  });

  it.each([
    undefined,
    '',
    'bucket=',
    'bucket=99999',
    'bucket=-1',
    'bucket=1; bucket=2',
    'avoid=%',
    'avoid=cart',
    'avoid=<script>',
    `avoid=${'x'.repeat(2000)}`,
    'avoid=__proto__',
    'preview=x',
    'preview=<script>alert(1)</script>',
    'preview=aaaaaaaaaa; preview=bbbbbbbbbb',
    'mybucket=12; xavoid=cart@1.0.0-a',
  ])('is nothing when they are not ours: %s', (cookies) => {
    expect(viewOf(cookies)).toEqual({ bucket: undefined, avoid: [], previewToken: undefined });
  });

  it('is five versions to avoid at most, and only those that are versions', () => {
    const list = ['cart@1.0.0-a', 'x', 'a@1', 'b@1', 'c@1', 'd@1', 'e@1'];

    expect(viewOf(`avoid=${encodeURIComponent(list.join())}`).avoid).toEqual([
      'cart@1.0.0-a',
      ...['a@1', 'b@1', 'c@1', 'd@1'],
    ]);
  });
});
