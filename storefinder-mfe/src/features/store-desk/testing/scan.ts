import { createEvent, fireEvent } from '@testing-library/react';

/** Types a code and Enter as a scanner does: without a pause, however busy the machine of the test is. */
export function scan(target: Element, code: string): void {
  for (const key of [...code, 'Enter']) {
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, 'timeStamp', { value: 1 });
    fireEvent(target, event);
  }
}
