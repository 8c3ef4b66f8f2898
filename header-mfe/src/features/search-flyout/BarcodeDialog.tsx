import { Dialog, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import styles from './BarcodeDialog.module.css';

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'];
const LOOK_EVERY_MS = 250;

interface BarcodeDialogProps {
  onFound: (number: string) => void;
  onClose: () => void;
}

/** The picture of the camera until a barcode is recognised. The camera stops with the dialog. */
export function BarcodeDialog({ onFound, onClose }: BarcodeDialogProps) {
  const text = useMessages();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [problem, setProblem] = useState<'denied' | 'failed' | null>(null);
  const latestOnFound = useRef(onFound);
  useEffect(() => {
    latestOnFound.current = onFound;
  });

  useEffect(() => {
    if (!video) return undefined;
    const controller = new AbortController();
    scan(video, controller.signal).then(
      (number) => number !== undefined && latestOnFound.current(number),
      (error: unknown) => {
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!controller.signal.aborted) setProblem(isDenied ? 'denied' : 'failed');
      },
    );
    return () => controller.abort();
  }, [video]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('header.search.scan')}
      closeLabel={text('header.search.scan.close')}
    >
      {problem ? (
        <MessageBox tone="error">{text(`header.search.scan.${problem}`)}</MessageBox>
      ) : (
        <>
          <p>{text('header.search.scan.hint')}</p>
          <video ref={setVideo} className={styles.video} muted playsInline aria-hidden="true" />
        </>
      )}
    </Dialog>
  );
}

/** The first number that the camera shows; undefined after the abort. */
async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const detector = new BarcodeDetector({ formats: FORMATS });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    if (!signal.aborted) await video.play();
    while (!signal.aborted) {
      const [code] = await detector.detect(video);
      if (code && !signal.aborted) return code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
