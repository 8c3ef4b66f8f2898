import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { secret } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';

/** Files with the data of a customer. */
export const DataExport = z.looseObject({
  exportId: z.string(),
  /** "30.11.2026, 14:05 Uhr". */
  requestedText: z.string(),
  state: z.enum(['WAITING', 'READY', 'FAILED']),
  /** Last day of the files; only of those that are ready. */
  untilText: z.optional(z.string()),
  files: z.array(z.looseObject({ format: z.enum(['json', 'pdf']), sizeText: z.string() })),
});
export type DataExport = z.output<typeof DataExport>;

/** `GET /rest/account/privacy/`: exports, newest first, and the planned deletion of the account. */
export const AccountPrivacy = z.looseObject({
  exports: z.array(DataExport),
  /** Day of the deletion, "14.12.2026"; null: none is planned. */
  deletionText: z.nullable(z.string()),
});
export type AccountPrivacy = z.output<typeof AccountPrivacy>;

/** What only the customer may do, also in an open browser: the password is asked for again. */
export const PasswordProofForm = z.object({
  password: secret(required, maxLength(255)),
  frcCaptchaSolution,
});
export type PasswordProofForm = z.output<typeof PasswordProofForm>;

export const ExportFileParams = z.object({
  exportId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  format: z.enum(['json', 'pdf']),
});
