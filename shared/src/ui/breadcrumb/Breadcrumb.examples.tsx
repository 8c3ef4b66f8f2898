import type { Example } from '../example';
import { Breadcrumb } from './Breadcrumb';

export const breadcrumbExamples: Example[] = [
  {
    name: 'three levels and the page',
    element: (
      <Breadcrumb
        label="Brotkrumen"
        items={[
          { name: 'Start', url: '/' },
          { name: 'Werkzeug & Maschinen', url: '/c/werkzeug/' },
          { name: 'Akkuwerkzeug', url: '/c/werkzeug/akku/' },
        ]}
        current="Akku-Bohrschrauber"
      />
    ),
  },
];
