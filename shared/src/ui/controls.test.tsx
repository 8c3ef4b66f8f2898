import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion/Accordion';
import { Breadcrumb } from './breadcrumb/Breadcrumb';
import { Checkbox } from './checkbox/Checkbox';
import { Chip } from './chip/Chip';
import { HeartIcon } from './icon/icons';
import { STAR_PATH } from './icon/star-path';
import { IconButton } from './icon-button/IconButton';
import { Rating } from './rating/Rating';
import { SelectField } from './select-field/SelectField';

it('IconButton says what it does', () => {
  render(
    <IconButton label="Merken" aria-pressed>
      <HeartIcon />
    </IconButton>,
  );

  expect(screen.getByRole('button', { name: 'Merken', pressed: true })).toBeInTheDocument();
});

it('Checkbox is toggled by its label and tells its error', async () => {
  render(<Checkbox label="Eberholt" error="Bitte wählen Sie." />);
  const box = screen.getByRole('checkbox', { name: 'Eberholt' });

  await userEvent.click(screen.getByText('Eberholt'));

  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Bitte wählen Sie.');
});

it('SelectField reports the choice', async () => {
  const onChange = jest.fn();
  render(
    <SelectField label="Sortierung" onChange={onChange}>
      <option value="relevance">Beste Treffer</option>
      <option value="price-asc">Preis aufsteigend</option>
    </SelectField>,
  );

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortierung' }), 'Preis aufsteigend');

  expect(onChange).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('combobox')).toHaveValue('price-asc');
});

it('Chip tells whether it is chosen', () => {
  render(
    <>
      <Chip isSelected>18 V</Chip>
      <Chip href="/p/1002/" isSelected>
        36 V
      </Chip>
      <Chip isRemovable aria-label="Filter 12 V entfernen">
        12 V
      </Chip>
    </>,
  );

  expect(screen.getByRole('button', { name: '18 V', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '36 V', current: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter 12 V entfernen' })).not.toHaveAttribute('aria-pressed');
});

it('Rating is cut to the star of the icons', () => {
  expect(readFileSync(join(__dirname, 'rating/Rating.module.css'), 'utf8')).toContain(`d='${STAR_PATH}'`);
});

it('Rating reads as one sentence', () => {
  render(<Rating value={4.5} count={12} label="4,5 von 5 Sternen, 12 Bewertungen" />);

  expect(screen.getByRole('img', { name: '4,5 von 5 Sternen, 12 Bewertungen' })).toBeInTheDocument();
});

it('Breadcrumb links the way up and names the page without a link', () => {
  render(<Breadcrumb label="Brotkrumen" items={[{ name: 'Start', url: '/' }]} current="Schrauben" />);

  expect(screen.getByRole('navigation', { name: 'Brotkrumen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Schrauben')).toHaveAttribute('aria-current', 'page');
});

it('Accordion opens on a click of its title', async () => {
  render(<Accordion title="Versand">Lieferung in 2–4 Werktagen.</Accordion>);
  expect(screen.getByText('Lieferung in 2–4 Werktagen.')).not.toBeVisible();

  await userEvent.click(screen.getByText('Versand'));

  expect(screen.getByText('Lieferung in 2–4 Werktagen.')).toBeVisible();
});
