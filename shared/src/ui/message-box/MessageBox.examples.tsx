import { Button } from '../button/Button';
import type { Example } from '../example';
import { MessageBox } from './MessageBox';

function nothing() {
  return undefined;
}

export const messageBoxExamples: Example[] = [
  {
    name: 'success, floating, with a way back',
    element: (
      <MessageBox
        tone="success"
        isLive
        isFloating
        onDismiss={nothing}
        dismissLabel="Meldung schließen"
        actions={<Button size="small">Rückgängig</Button>}
      >
        „Akku-Bohrschrauber 18 V“ wurde aus dem Warenkorb entfernt.
      </MessageBox>
    ),
  },
  {
    name: 'error',
    element: (
      <MessageBox
        tone="error"
        title="Die Suche antwortet gerade nicht"
        actions={<Button size="small">Noch einmal versuchen</Button>}
      >
        Ihr Warenkorb und die Kategorien funktionieren weiter.
      </MessageBox>
    ),
  },
  {
    name: 'warning',
    element: (
      <MessageBox tone="warning" title="Menge angepasst">
        Von diesem Artikel sind noch 3 Stück vorhanden.
      </MessageBox>
    ),
  },
  { name: 'info', element: <MessageBox tone="info">Noch 12,50 € bis zur kostenlosen Lieferung.</MessageBox> },
];
