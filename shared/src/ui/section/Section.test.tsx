import { render, screen } from '@testing-library/react';
import { Section } from './Section';

it('is named by its heading', () => {
  render(
    <Section headline="Anfahrt" headingLevel={3}>
      <p>Parkplätze vor dem Haus</p>
    </Section>,
  );

  expect(screen.getByRole('region', { name: 'Anfahrt' })).toHaveTextContent('Parkplätze vor dem Haus');
  expect(screen.getByRole('heading', { level: 3, name: 'Anfahrt' })).toBeVisible();
});
