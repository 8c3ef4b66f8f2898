import * as z from 'zod/mini';
import type { FragmentResult } from '../fragment-job';
import { textOf } from '../isolation/frames';

const Rendered = z.object({
  ok: z.literal(true),
  reads: z.object({
    address: z.boolean(),
    now: z.boolean(),
    dataVersion: z.optional(z.string()),
    otherData: z.boolean(),
  }),
  preloads: z.array(z.string()),
  parts: z.optional(z.array(z.string())),
  missingTexts: z.optional(z.array(z.string())),
  page: z.optional(
    z.object({
      status: z.optional(z.number()),
      redirect: z.optional(z.string()),
      title: z.optional(z.string()),
      description: z.optional(z.string()),
      canonical: z.optional(z.string()),
      robots: z.optional(z.string()),
      structuredData: z.optional(z.array(z.record(z.string(), z.unknown()))),
      skipLink: z.optional(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
});

const REASONS = ['unknown-widget', 'props', 'personal', 'load', 'render', 'deadline'] as const;
const Failed = z.object({ ok: z.literal(false), reason: z.enum(REASONS), message: z.string() });
const Head = z.discriminatedUnion('ok', [Rendered, Failed]);

/** The result of a render process. It is checked, because published code may have formed it. */
export function readRendered(head: unknown, [html, json]: readonly Uint8Array[]): FragmentResult {
  const { data, error } = Head.safeParse(head);
  if (!data) return { ok: false, reason: 'render', message: `The result is malformed: ${error.message}` };
  return data.ok ? { ...data, html: textOf(html), json: textOf(json) } : data;
}
