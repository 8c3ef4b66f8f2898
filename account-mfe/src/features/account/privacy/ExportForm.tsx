import { requestExport } from '@fachwerk/shared/calls';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import { AccountForm } from '../form/AccountForm';
import { ProofFields } from './ProofFields';
import { type ProofFormProps, useProofForm } from './use-proof-form';

/** Asks for the own data; `children` are the copies that were asked for before. */
export function ExportForm({ children, ...props }: ProofFormProps & { children: ReactNode }) {
  const text = useMessages();
  const { form, doneKey } = useProofForm(
    requestExport,
    { form: 'data-export', doneKey: 'privacy.export.done' },
    props,
  );

  return (
    <AccountForm
      headline={text('privacy.export.headline')}
      intro={
        <>
          <p>{text('privacy.export.text')}</p>
          {children}
        </>
      }
      form={form}
      done={doneKey && text(doneKey)}
      submit={text('privacy.export.submit')}
    >
      <ProofFields email={props.email} />
    </AccountForm>
  );
}
