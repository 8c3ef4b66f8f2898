import { Button, Dialog } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useCallback, useState } from 'react';
import { type CameraFault, CameraView } from './CameraView';

interface CameraButtonProps {
  onCode: (code: string) => void;
  /** The first code is all that is wanted: it closes the camera. Otherwise the next article follows. */
  isOnce?: boolean;
}

/** Opens the camera on demand. Without one, a sentence leads to typing. */
export function CameraButton({ onCode, isOnce = false }: CameraButtonProps) {
  const text = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<CameraFault>();
  const fail = useCallback((reason: CameraFault) => {
    setFault(reason);
    setOpen(false);
  }, []);

  return (
    <>
      <Button
        onClick={() => {
          setFault(undefined);
          setOpen(true);
        }}
      >
        {text('desk.camera.open')}
      </Button>
      {fault && <p role="alert">{text(`desk.camera.${fault}`)}</p>}
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('desk.camera.title')}
        closeLabel={text('desk.close')}
      >
        <CameraView
          onCode={(code) => {
            if (isOnce) setOpen(false);
            onCode(code);
          }}
          onFault={fail}
        />
      </Dialog>
    </>
  );
}
