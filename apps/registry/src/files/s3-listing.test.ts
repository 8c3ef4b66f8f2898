/** @jest-environment node */
import { readListing } from './s3-listing';

const listing = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name>${content}</ListBucketResult>`;
const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-22T08:00:00.000Z</LastModified><ETag>&quot;0&quot;</ETag></Contents>`;
const changedAt = new Date('2026-11-22T08:00:00Z');

describe('a listing of a bucket', () => {
  it('has objects, folders and the token of the next page', () => {
    const xml = listing(
      `<NextContinuationToken>1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=</NextContinuationToken>${object('a/b.js')}\n${object('a/c.js')}<CommonPrefixes><Prefix>a/d/</Prefix></CommonPrefixes>`,
    );

    expect(readListing(xml)).toEqual({
      objects: [
        { key: 'a/b.js', changedAt },
        { key: 'a/c.js', changedAt },
      ],
      folders: ['a/d/'],
      next: '1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=',
    });
  });

  it.each([
    ['a&amp;b', 'a&b'],
    ['a&amp;lt;b', 'a&lt;b'],
    ['a&#43;b', 'a+b'],
    ['007', '007'],
    ['1e3', '1e3'],
    [' a ', ' a '],
    ['true', 'true'],
  ])('keeps the key %j as the text %j', (key, expected) => {
    expect(readListing(listing(object(key))).objects).toEqual([{ key: expected, changedAt }]);
  });

  it.each([listing(''), '<ListBucketResult></ListBucketResult>', '<ListBucketResult/>'])(
    'may be empty: %s',
    (xml) => {
      expect(readListing(xml)).toEqual({ objects: [], folders: [], next: undefined });
    },
  );

  it('has a thousand objects and more than a thousand entities', () => {
    const keys = Array.from({ length: 1000 }, (_, index) => object(`a&amp;b/${index}`));

    expect(readListing(listing(keys.join(''))).objects).toHaveLength(1000);
  });

  it.each(['', '<html><body>Sign in</body></html>', '<Error><Code>SlowDown</Code></Error>'])(
    'is not read from %j',
    (answer) => {
      expect(() => readListing(answer)).toThrow('The object store answered no listing');
    },
  );
});
