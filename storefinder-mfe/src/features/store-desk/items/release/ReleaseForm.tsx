import type { DeskItem } from '@fachwerk/shared/contracts';
import { Form, FormCheckbox, FormSelectField, FormTextField } from '@fachwerk/shared/forms';
import {
  addedFields,
  IDENTITY_DOCUMENTS,
  isVoluntaryForRelease,
  type ReleaseField,
  type StoreProof,
  USER_CATEGORIES,
} from '@fachwerk/shared/rules';
import { Button, Card, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { useDesk } from '../../base/desk-context';
import { isWarehouse } from '../../base/desk-names';
import tabStyles from '../ItemsTab.module.css';
import { isConfirmed, labelKey } from './release-values';
import styles from './ReleaseForm.module.css';
import type { RecordRelease } from './use-record-release';
import { useReleaseForm } from './use-release-form';

const MOST_DIGITS = 3;
const LONGEST: Partial<Record<ReleaseField, number>> = {
  address: 200,
  purpose: 300,
  collector: 300,
  certificate: 60,
  vatId: 40,
  documentNumber: 80,
};
const LONGEST_NAME = 120;
const CHOICES: Partial<Record<ReleaseField, readonly string[]>> = {
  userCategory: USER_CATEGORIES,
  documentKind: IDENTITY_DOCUMENTS,
};
const WITH_HINT: readonly ReleaseField[] = ['address', 'collector', 'certificate', 'vatId'];

interface ReleaseFormProps {
  item: DeskItem;
  recording: RecordRelease;
  /** Another release is not recorded yet: first that one. */
  isHeld: boolean;
}

/** What must be proved before the item is handed over, and the form that records it. */
export function ReleaseForm({ item, recording, isHeld }: ReleaseFormProps) {
  const text = useMessages();
  const { desk } = useDesk();
  const id = useId();
  const { proofs = [], stock } = item;
  const { form, isPending, added, failure } = useReleaseForm(item, recording);
  if (proofs.length === 0) return null;
  const canRelease = stock.isListed && !isWarehouse(desk);

  return (
    <Card as="section" className={tabStyles.part} aria-labelledby={id}>
      <h3 id={id}>{text('desk.items.release.title')}</h3>
      <p>{text('desk.items.release.help')}</p>
      {canRelease ? (
        <Form form={form} className={styles.form} aria-labelledby={id}>
          <FormTextField
            name="quantity"
            label={text('desk.items.release.quantity')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MOST_DIGITS}
            required
          />
          {proofs.map((proof) => (
            <fieldset key={proof} className={styles.proof}>
              <legend>{text(`desk.items.release.proof.${proof}`)}</legend>
              <p className={styles.law}>{text(`desk.items.release.law.${proof}`)}</p>
              {addedFields(proofs, proof).map((field) => (
                <Field key={field} field={field} proofs={proofs} />
              ))}
            </fieldset>
          ))}
          {added.length > 0 && (
            <MessageBox tone="warning" isLive>
              <p>
                {text('desk.items.release.added', {
                  proofs: added.map((proof) => text(`desk.items.release.proof.${proof}`)).join(', '),
                })}
              </p>
            </MessageBox>
          )}
          {failure !== undefined && (
            <MessageBox tone="error" isLive>
              <p>{failure}</p>
            </MessageBox>
          )}
          {isHeld ? (
            <p>{text('desk.items.release.held')}</p>
          ) : (
            <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
              {text('desk.items.release.submit')}
            </Button>
          )}
        </Form>
      ) : (
        <>
          {proofs.map((proof) => (
            <div key={proof}>
              <h4>{text(`desk.items.release.proof.${proof}`)}</h4>
              <p className={styles.law}>{text(`desk.items.release.law.${proof}`)}</p>
            </div>
          ))}
          <p>{text('desk.items.release.notHere')}</p>
        </>
      )}
    </Card>
  );
}

function Field({ field, proofs }: { field: ReleaseField; proofs: readonly StoreProof[] }) {
  const text = useMessages();
  const label = text(labelKey(field, proofs));
  const choices = CHOICES[field];
  if (isConfirmed(field)) return <FormCheckbox name={field} label={label} required />;
  if (choices)
    return (
      <FormSelectField name={field} label={label} required>
        <option value="">{text('desk.items.release.choose')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {text(`desk.items.release.${field}.${choice}`)}
          </option>
        ))}
      </FormSelectField>
    );
  const isVoluntary = isVoluntaryForRelease(field);
  return (
    <FormTextField
      name={field}
      label={label}
      autoComplete="off"
      maxLength={LONGEST[field] ?? LONGEST_NAME}
      {...(isVoluntary ? { labelNote: text('desk.cases.optional') } : { required: true })}
      {...(WITH_HINT.includes(field) && { hint: text(`desk.items.release.hint.${field}`) })}
    />
  );
}
