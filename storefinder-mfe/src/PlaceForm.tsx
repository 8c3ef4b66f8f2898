import { Button, MapPinIcon, MessageBox, SearchIcon, TextField } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { placeProblem } from './place';
import styles from './PlaceForm.module.css';
import type { Place } from './stores-api';
import { usePosition } from './use-position';

interface PlaceFormProps {
  value: string;
  onChange: (value: string) => void;
  /** Target without script: the page of all stores. */
  action: string | undefined;
  /** Called with a valid input; without it the form is submitted. */
  onSearch?: (words: string) => void;
  onPosition: (place: Place) => void;
  /** Filters, which are sent with the place. A filter needs none. */
  children?: ReactNode;
}

/** Search by postcode or town, or by the position of the visitor. */
export function PlaceForm(props: PlaceFormProps) {
  const { value, onChange, action, onSearch, onPosition, children } = props;
  const text = useMessages();
  const isHydrated = useIsHydrated();
  const position = usePosition(onPosition);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const problem = isChecked ? placeProblem(value) : null;

  function submit(event: FormEvent<HTMLFormElement>): void {
    const hasFilter = value.trim() === '' && event.currentTarget.querySelector('input:checked') !== null;
    setChecked(!hasFilter);
    const isWrong = !hasFilter && placeProblem(value) !== null;
    if (isWrong || onSearch) event.preventDefault();
    if (isWrong) fieldRef.current?.focus();
    else onSearch?.(value.trim());
  }

  return (
    <form
      role="search"
      // The name distinguishes it from the search of the header.
      aria-label={text('storefinder.search.form')}
      className={styles.form}
      action={action}
      onSubmit={submit}
      noValidate={isHydrated}
    >
      <div className={styles.row}>
        <TextField
          ref={fieldRef}
          className={styles.field}
          label={text('storefinder.search.label')}
          name="q"
          value={value}
          maxLength={80}
          autoComplete="postal-code"
          enterKeyHint="search"
          placeholder={text('storefinder.search.placeholder')}
          error={problem ? text(problem) : undefined}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => setChecked(isChecked || value.trim() !== '')}
        />
        <Button type="submit" variant="primary" className={styles.submit} icon={<SearchIcon size={20} />}>
          {text('storefinder.search.submit')}
        </Button>
      </div>
      {children}
      {isHydrated && (
        <Button
          variant="quiet"
          size="small"
          className={styles.position}
          icon={<MapPinIcon size={20} />}
          isPending={position.isAsking}
          onClick={position.ask}
        >
          {text('storefinder.position.use')}
        </Button>
      )}
      {position.problem && (
        <MessageBox tone="warning" isLive>
          {position.problem}
        </MessageBox>
      )}
    </form>
  );
}
