import { parseInstant } from '@fachwerk/shared/time';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';

export interface S3Object {
  key: string;
  changedAt: Date;
}

/** One page of a listing of a bucket. */
export interface Listing {
  objects: S3Object[];
  /** Prefixes up to the next slash. */
  folders: string[];
  /** Token of the next page. */
  next: string | undefined;
}

const parser = new XMLParser({
  // Keys and tokens are text: "007" is no number, and their spaces count.
  parseTagValue: false,
  trimValues: false,
  // Numeric character references.
  htmlEntities: true,
  isArray: (name) => name === 'Contents' || name === 'CommonPrefixes',
});

const Page = z.object({
  Contents: z._default(z.array(z.object({ Key: z.string(), LastModified: z.string() })), []),
  CommonPrefixes: z._default(z.array(z.object({ Prefix: z.string() })), []),
  NextContinuationToken: z.optional(z.string()),
});

/** Reads an answer of ListObjectsV2. Throws at anything else. */
export function readListing(xml: string): Listing {
  const { ListBucketResult: result } = parser.parse(xml) as { ListBucketResult?: unknown };
  // The parser returns an empty element as an empty text.
  const { success, data } = Page.safeParse(result === '' ? {} : result);
  if (!success) throw new Error(`The object store answered no listing: ${xml.slice(0, 300)}`);
  const { Contents, CommonPrefixes, NextContinuationToken } = data;
  return {
    objects: Contents.map(({ Key, LastModified }) => ({ key: Key, changedAt: parseInstant(LastModified) })),
    folders: CommonPrefixes.map(({ Prefix }) => Prefix),
    next: NextContinuationToken,
  };
}
