import { storedInBrowsers } from '@fachwerk/shared/rules';
import { DataTable } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

const COLUMNS = ['name', 'place', 'content', 'need'] as const;

/** Every cookie and every key of the storage, as necessary or with its service. */
export function StoredList({ offered }: { offered: readonly string[] }) {
  const text = useMessages();
  const shown = storedInBrowsers().filter(
    ({ need, isOfStaff }) => !isOfStaff && (need === 'necessary' || offered.includes(need)),
  );
  const needText = (need: string) =>
    need === 'necessary' ? text('consentLayer.necessary') : text(`consentLayer.${need}.name`);
  return (
    <DataTable
      label={text('consentLayer.settings.stored')}
      columns={COLUMNS.map((column) => ({ title: text(`consentLayer.column.${column}`) }))}
      rows={shown.map(({ key, name, place, need }) => ({
        key,
        cells: [
          <code key="name">{name}</code>,
          text(`consentLayer.place.${place}`),
          text(`stored.${key}`),
          needText(need),
        ],
      }))}
    />
  );
}
