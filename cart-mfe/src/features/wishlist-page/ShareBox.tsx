import { copyInApp } from '@fachwerk/shared/app-bridge';
import { nativeForm, shareWishlist, unshareWishlist } from '@fachwerk/shared/calls';
import { Button, Card, TextField } from '@fachwerk/shared/ui';
import { failureText, useAction, useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import styles from './ShareBox.module.css';

interface ShareBoxProps {
  shareUrl: string | null;
  onChange: (shareUrl: string | null) => void;
}

/** Creates, copies and revokes the link to the read-only list. */
export function ShareBox({ shareUrl, onChange }: ShareBoxProps) {
  const text = useMessages();
  const { api, config, root } = usePlatform();
  const isHydrated = useIsHydrated();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const { state, run, isPending } = useAction<boolean, string | null>(
    async (isShared) => (await api.call(isShared ? shareWishlist : unshareWishlist, { form: {} })).shareUrl,
    {
      onDone: (url) => {
        setCopied(false);
        onChange(url);
      },
    },
  );
  const call = shareUrl === null ? shareWishlist : unshareWishlist;

  function send(event: FormEvent) {
    event.preventDefault();
    void run(shareUrl === null);
  }

  async function copy() {
    fieldRef.current?.select();
    try {
      if (!(await copyInApp(config.appDevice, shareUrl ?? '')))
        await navigator.clipboard.writeText(shareUrl ?? '');
      setCopied(true);
    } catch {
      // Without permission: the old command copies the selected text.
      setCopied((root?.ownerDocument ?? document).execCommand('copy'));
    }
  }

  return (
    <Card as="section" className={styles.share} aria-labelledby="wishlist-share">
      <h2 id="wishlist-share" className={styles.heading}>
        {text('wishlist.share.headline')}
      </h2>
      <p>{text(shareUrl === null ? 'wishlist.share.text' : 'wishlist.share.on')}</p>
      {shareUrl !== null && (
        <div className={styles.link}>
          <TextField
            className={styles.field}
            label={text('wishlist.share.link')}
            ref={fieldRef}
            value={shareUrl}
            readOnly
          />
          {isHydrated && <Button onClick={() => void copy()}>{text('wishlist.share.copy')}</Button>}
        </div>
      )}
      <form {...nativeForm(call, config.apiOrigin).attributes} onSubmit={send}>
        <Button type="submit" isPending={isPending}>
          {text(shareUrl === null ? 'wishlist.share.create' : 'wishlist.share.revoke')}
        </Button>
      </form>
      <p role="status" className={styles.status}>
        {isCopied && text('wishlist.share.copied')}
        {state.status === 'failed' && failureText(text, state.error)}
      </p>
    </Card>
  );
}
