/** An event of a calendar file. */
export interface CalendarEvent {
  /** Unique; the same event imported twice replaces the first one. */
  uid: string;
  /** Raised with each change, so that calendars replace what they have. */
  sequence: number;
  writtenAt: Date;
  start: Date;
  end: Date;
  title: string;
  description: string;
  place: string;
  url: string;
}

/** RFC 5545. Times are in UTC, so that no description of a time zone is needed. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fachwerk//Bestellungen//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${instant(event.writtenAt)}`,
    `DTSTART:${instant(event.start)}`,
    `DTEND:${instant(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.place)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const instant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const MOST_BYTES = 75;

/** Lines of at most 75 bytes; a continuation begins with a space. Characters are not divided. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MOST_BYTES) {
      rows.push(' ');
      bytes = 1;
    }
    rows[rows.length - 1] += character;
    bytes += size;
  }
  return rows.join('\r\n');
}
