import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { openScanner, type ScannerFault } from '../scanner/scanner';
import styles from './CameraView.module.css';

export type CameraFault = ScannerFault;

interface CameraViewProps {
  onCode: (code: string) => void;
  onFault: (fault: CameraFault) => void;
}

/** The picture of the camera. The reader is loaded when it is opened. */
export function CameraView({ onCode, onFault }: CameraViewProps) {
  const text = useMessages();
  const video = useRef<HTMLVideoElement>(null);
  const [last, setLast] = useState('');
  const latest = useRef({ onCode, onFault });
  useEffect(() => {
    latest.current = { onCode, onFault };
  });

  useEffect(() => {
    if (!video.current) return;
    const scanner = openScanner(video.current);
    scanner.onCode((code) => {
      setLast(code.text);
      latest.current.onCode(code.text);
    });
    scanner.onFault((fault) => latest.current.onFault(fault));
    return () => scanner.stop();
  }, []);

  return (
    <>
      <video ref={video} className={styles.video} aria-label={text('desk.camera.title')} />
      <p role="status">{last ? text('desk.camera.read', { code: last }) : text('desk.camera.aim')}</p>
    </>
  );
}
