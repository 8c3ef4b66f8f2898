import { useBoundField } from '@fachwerk/shared/forms';
import { CONTACT_FILE_TYPES, CONTACT_FILES } from '@fachwerk/shared/rules';
import { TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type Ref, useState } from 'react';

type Fault = 'tooMany' | 'tooLarge' | 'unreadable';

/** Why files that were chosen would be refused. */
function faultOf(files: readonly File[]): Fault | null {
  if (files.length > CONTACT_FILES.most) return 'tooMany';
  if (files.some(({ size }) => size > CONTACT_FILES.bytes)) return 'tooLarge';
  // An empty type is one that the system does not know; the server decides by the content.
  const isKnown = ({ type }: File) => type === '' || CONTACT_FILE_TYPES.some((one) => one === type);
  return files.every(isKnown) ? null : 'unreadable';
}

/** Up to three files; the browser shows their names. */
export function AttachmentsField({ input }: { input: Ref<HTMLInputElement> }) {
  const text = useMessages();
  const label = text('contact.attachments');
  const { helpers, id, error } = useBoundField<string>('attachments', label);
  const [fault, setFault] = useState<Fault | null>(null);
  return (
    <TextField
      ref={input}
      type="file"
      id={id}
      name="attachments"
      accept={CONTACT_FILE_TYPES.join(',')}
      multiple
      label={label}
      labelNote={text('forms.optional')}
      hint={text('contact.attachments.hint')}
      error={fault ? text(`contact.attachments.${fault}`) : error}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        setFault(faultOf(files));
        // An error of the server is about other files.
        void helpers.setValue(files.map(({ name }) => name).join(', '), false);
      }}
    />
  );
}
