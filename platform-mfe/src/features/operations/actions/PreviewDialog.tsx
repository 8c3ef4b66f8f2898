import { orderPreview } from '@fachwerk/shared/calls';
import type { Preview } from '@fachwerk/shared/contracts';
import { type ChannelStatus } from '@fachwerk/shared/contracts';
import { Button, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import { bareVersion } from '../base/channel';
import { useOperations } from '../base/operations-context';
import { useOperationsTime } from '../time/use-operations-time';
import { ActionDialog } from './ActionDialog';
import styles from './DialogForm.module.css';
import { OrderFailure } from './OrderFailure';
import { previewLink } from './preview-link';
import { useOrder } from './use-order';

const HOURS = [1, 8, 24, 72, 168];

interface PreviewDialogProps {
  channel: ChannelStatus;
  version: string;
  onClose(): void;
}

/** Creates a link that shows one version on any page to its holder. */
export function PreviewDialog({ channel, version, onClose }: PreviewDialogProps) {
  const text = useMessages();
  const time = useOperationsTime();
  const { client } = useOperations();
  const { pageUrls } = usePlatform().config;
  const order = useOrder<Preview>();
  const [hours, setHours] = useState('24');
  const [page, setPage] = useState(pageUrls.start);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const preview = order.done?.answer;
  const link = preview ? previewLink(page, preview.token, window.location.origin) : '';

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = { mfe: channel.mfe, version: bareVersion(version), hours: Number(hours) };
    void order.send(() => client.call(orderPreview, { json: body }));
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      // Without clipboard access the text is selected, so that one gesture copies it.
      field.current?.focus();
      field.current?.select();
      setCopied('no');
    }
  }

  return (
    <ActionDialog
      isOpen
      title={text('operations.preview.title', { version: bareVersion(version) })}
      onClose={onClose}
      footer={
        preview ? (
          <Button variant="primary" size="large" isWide onClick={() => void copy()}>
            {text('operations.preview.copy')}
          </Button>
        ) : (
          <Button
            type="submit"
            form="operations-preview"
            variant="primary"
            size="large"
            isWide
            isPending={order.isPending}
          >
            {text('operations.preview.confirm')}
          </Button>
        )
      }
    >
      <form id="operations-preview" className={styles.form} noValidate onSubmit={submit}>
        {order.error && <OrderFailure error={order.error} />}
        <p>{text('operations.preview.intro')}</p>
        <TextField
          label={text('operations.preview.page')}
          hint={text('operations.preview.pageHint')}
          autoCapitalize="none"
          spellCheck={false}
          value={page}
          onChange={({ target }) => setPage(target.value)}
        />
        {!preview && (
          <SelectField
            label={text('operations.preview.hours')}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          >
            {HOURS.map((one) => (
              <option key={one} value={one}>
                {time.duration(one * 3600)}
              </option>
            ))}
          </SelectField>
        )}
        {preview && (
          <>
            <TextField
              ref={field}
              label={text('operations.preview.link')}
              hint={text('operations.preview.until', { at: time.full(preview.until) })}
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
            {copied && (
              <MessageBox tone={copied === 'yes' ? 'success' : 'info'} isLive>
                {text(`operations.preview.copied.${copied}`)}
              </MessageBox>
            )}
          </>
        )}
      </form>
    </ActionDialog>
  );
}
