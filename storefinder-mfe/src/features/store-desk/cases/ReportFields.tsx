import type { CaseWish } from '@fachwerk/shared/contracts';
import { RadioGroup, TextAreaField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

const LONGEST_TEXT = 2000;
const KINDS = ['RETURN', 'COMPLAINT'] as const;
const WISHES: readonly CaseWish[] = ['REPAIR', 'REPLACE', 'REFUND'];

/** What a new case is about, as it is typed. */
export interface TypedReport {
  kind: (typeof KINDS)[number];
  /** Of a complaint. */
  wish: CaseWish;
  text: string;
}

export const NEW_REPORT: TypedReport = { kind: 'RETURN', wish: 'REPAIR', text: '' };

/** As it is sent: a return is for money. */
export const reportOf = ({ kind, wish, text }: TypedReport): TypedReport => ({
  kind,
  wish: kind === 'RETURN' ? 'REFUND' : wish,
  text,
});

interface ReportFieldsProps {
  report: TypedReport;
  onChange: (report: TypedReport) => void;
  /** Below the choice of a return. */
  hint?: string;
}

export function ReportFields({ report, onChange, hint }: ReportFieldsProps) {
  const text = useMessages();
  const change = (part: Partial<TypedReport>) => onChange(Object.assign({}, report, part));
  return (
    <>
      <RadioGroup
        label={text('desk.cases.new.kind')}
        name="kind"
        isStacked
        value={report.kind}
        onChange={({ target }) => change({ kind: target.value as TypedReport['kind'] })}
        options={KINDS.map((value) => ({ value, label: text(`desk.cases.new.kind.${value}`) }))}
      />
      {hint !== undefined && report.kind === 'RETURN' && <p>{hint}</p>}
      {report.kind === 'COMPLAINT' && (
        <RadioGroup
          label={text('desk.cases.wish')}
          name="wish"
          isStacked
          value={report.wish}
          onChange={({ target }) => change({ wish: target.value as CaseWish })}
          options={WISHES.map((value) => ({ value, label: text(`desk.cases.wish.${value}`) }))}
        />
      )}
      <TextAreaField
        label={text('desk.cases.text')}
        labelNote={text('desk.cases.optional')}
        value={report.text}
        maxLength={LONGEST_TEXT}
        onChange={({ target }) => change({ text: target.value })}
      />
    </>
  );
}
