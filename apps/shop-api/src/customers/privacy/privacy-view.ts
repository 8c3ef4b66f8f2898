import { PERIODS } from '@fachwerk/server-kit/periods';
import type { AccountPrivacy, DataExport } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { DAY_MS } from '@fachwerk/shared/time';
import type { Customer } from '../../identity/customer/customer-repository';
import { answerLocale, dayAndTimeText, dayText } from '../../kernel/text/answer-language';
import type { StoredExport } from './export-repository';

const sizeText = (bytes: number): string =>
  `${formatNumber(Math.max(1, Math.ceil(bytes / 1000)), answerLocale())}\u00a0kB`;

const stateOf = ({ madeAt, isFailed }: StoredExport): DataExport['state'] =>
  madeAt ? 'READY' : isFailed ? 'FAILED' : 'WAITING';

const exportView = (one: StoredExport): DataExport => ({
  exportId: one.id,
  requestedText: dayAndTimeText(one.requestedAt),
  state: stateOf(one),
  ...(one.madeAt && {
    untilText: dayText(new Date(one.requestedAt.getTime() + PERIODS.exportDays * DAY_MS)),
  }),
  files: [
    ...(one.pdfBytes === null ? [] : [{ format: 'pdf' as const, sizeText: sizeText(one.pdfBytes) }]),
    ...(one.jsonBytes === null ? [] : [{ format: 'json' as const, sizeText: sizeText(one.jsonBytes) }]),
  ],
});

export const privacyView = (
  exports: readonly StoredExport[],
  customer: Pick<Customer, 'deletionAt'> | undefined,
): AccountPrivacy => ({
  exports: exports.map(exportView),
  deletionText: customer?.deletionAt ? dayText(customer.deletionAt) : null,
});
