import { TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { decodeListFile, type FileProblem, MAX_LIST_BYTES } from './decode-list-file';

interface ListFileProps {
  isDisabled: boolean;
  onText: (text: string) => void;
}

/** A CSV file whose lines come into the field, where they can be read and corrected. */
export function ListFile({ isDisabled, onText }: ListFileProps) {
  const text = useMessages();
  const [problem, setProblem] = useState<FileProblem | null>(null);

  async function take(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    const read: ReturnType<typeof decodeListFile> =
      file.size > MAX_LIST_BYTES
        ? { problem: 'large' }
        : await file.arrayBuffer().then(
            (content) => decodeListFile(new Uint8Array(content)),
            // Removed or locked since it was chosen.
            () => ({ problem: 'unreadable' as const }),
          );
    // The same file can be chosen again after a correction.
    input.value = '';
    setProblem('problem' in read ? read.problem : null);
    if ('text' in read) onText(read.text);
  }

  return (
    <TextField
      type="file"
      accept=".csv,.txt,.tsv,text/csv,text/plain,.xlsx,.xls,.ods"
      label={text('prohibis.list.file')}
      hint={text('prohibis.list.fileHint')}
      disabled={isDisabled}
      error={problem ? text(`prohibis.list.file.${problem}`) : undefined}
      onChange={({ target }) => void take(target)}
    />
  );
}
