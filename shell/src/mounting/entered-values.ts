type TextField = HTMLInputElement | HTMLTextAreaElement;

const CHECKABLE = /^(checkbox|radio)$/;
/** Their values are no input, or cannot be set. */
const IGNORED = /^(hidden|file|submit|image|button|reset)$/;

/**
 * Reads the fields that a visitor or the browser has changed in server HTML, and returns the function that
 * enters the values again after the hydration. React does not notice these changes: a controlled field would
 * lose its text at the next rendering.
 */
export function enteredValues(root: Element): () => void {
  const fields = Array.from(root.querySelectorAll<TextField | HTMLSelectElement>('input, textarea, select'));
  const entries = fields.map(entryOf).filter((entry) => entry !== undefined);
  return () => entries.forEach((enter) => enter());
}

/** Undefined for a field with its initial value. */
function entryOf(field: TextField | HTMLSelectElement): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return choiceOf(field);
  if (IGNORED.test(field.type)) return undefined;
  if (field instanceof HTMLInputElement && CHECKABLE.test(field.type)) return checkOf(field);
  const { value, defaultValue } = field;
  return value === defaultValue ? undefined : () => enterText(field, value);
}

function choiceOf(field: HTMLSelectElement): (() => void) | undefined {
  const options = Array.from(field.options);
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  const { value, multiple } = field;
  if (multiple || !initial || value === initial.value) return undefined;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function checkOf(field: HTMLInputElement): (() => void) | undefined {
  const { checked } = field;
  if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return undefined;
  return () => {
    // The click toggles it, so that React receives a change.
    field.checked = !checked;
    field.click();
  };
}

function enterText(field: TextField, value: string): void {
  const { selectionStart, selectionEnd } = field;
  // React compares with the last value that was set through the element. The setter of the prototype bypasses
  // its record, as typing does, so that the event counts as a change.
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  if (field === document.activeElement && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
