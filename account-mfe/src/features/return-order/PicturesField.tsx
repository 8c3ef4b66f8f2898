import { useBoundField } from '@fachwerk/shared/forms';
import { Button, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './PicturesField.module.css';
import { PICTURE_TYPES, type Pictures } from './use-pictures';

interface PicturesFieldProps {
  pictures: Pictures;
}

/** Up to three pictures. Without script, the browser sends the chosen files. */
export function PicturesField({ pictures }: PicturesFieldProps) {
  const text = useMessages();
  const ref = useRef<HTMLInputElement>(null);
  const label = text('returnOrder.pictures');
  const { helpers, id, error } = useBoundField<string>('pictures', label);
  const { chosen, fault, isBusy, add, remove } = pictures;

  function take(input: HTMLInputElement | null): void {
    const files = [...(input?.files ?? [])];
    if (!input || files.length === 0) return;
    add(files);
    // The same picture can be chosen again, and the next one joins it.
    input.value = '';
    // An error of the server is about other pictures.
    void helpers.setValue(files.map(({ name }) => name).join(', '), false);
  }

  // Keeps what was chosen before hydration.
  const [takeEarly] = useState(() => take);
  useLayoutEffect(() => takeEarly(ref.current), [takeEarly]);

  return (
    <div className={styles.pictures}>
      <TextField
        ref={ref}
        type="file"
        id={id}
        name="pictures"
        accept={PICTURE_TYPES.join(',')}
        multiple
        label={label}
        labelNote={text('forms.optional')}
        hint={text('returnOrder.pictures.hint')}
        error={fault ? text(`returnOrder.pictures.${fault}`) : error}
        onChange={({ target }) => take(target)}
      />
      <ul role="list" className={styles.chosen} aria-label={text('returnOrder.pictures.chosen')}>
        {chosen.map((picture, at) => (
          <li key={picture.id} className={styles.picture}>
            {picture.preview !== '' && <img className={styles.preview} src={picture.preview} alt="" />}
            <span className={styles.name}>{picture.name}</span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                remove(picture.id);
                ref.current?.focus();
              }}
              aria-label={text('returnOrder.pictures.removeNamed', { number: at + 1, name: picture.name })}
            >
              {text('returnOrder.pictures.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {isBusy
          ? text('returnOrder.pictures.preparing')
          : chosen.length > 0
            ? text('returnOrder.pictures.count', { count: chosen.length })
            : ''}
      </p>
    </div>
  );
}
