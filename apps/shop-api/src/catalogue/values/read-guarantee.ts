import { LABEL_MONTHS, labelProblem, type LabelValues } from '@fachwerk/server-kit/garan-label';
import {
  type CatalogueDuties,
  type CatalogueGuarantee,
  GUARANTEE_SCOPES,
} from '@fachwerk/shared/catalogue-format';
import { readOneOf } from '../../kernel/import/fields';
import { readLongText, readText } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';
import { readHttpsLink } from './read-links';

const EXAMPLE =
  'FULL | BS 240 | Eberholt GmbH | Am Werk 3, 70173 Stuttgart | Europäische Union | Senden Sie ...';

/** "scope | model | guarantor | address | territory | terms", and the guarantor's page if there is one. */
export const readGuarantee: Read<CatalogueGuarantee> = (text, field) => {
  // An empty part is missing: the others must not take its place.
  const parts = text.split('|').map((part) => part.trim());
  const [
    scope = '',
    model = '',
    guarantor = '',
    address = '',
    territory = '',
    terms = '',
    link = '',
    ...more
  ] = parts;
  if (more.length > 0 || parts.slice(0, 6).includes('') || terms === '')
    throw new RowError(
      field,
      'must be scope, model identifier, guarantor, address, territory, terms and, if there is one, address ' +
        `of a page, like '${EXAMPLE}', is '${text}'`,
    );
  const line = readText();
  const guarantee: CatalogueGuarantee = {
    scope: readOneOf(GUARANTEE_SCOPES)(scope, field) ?? 'PARTIAL',
    model: line(model, field),
    guarantor: line(guarantor, field),
    address: line(address, field),
    territory: line(territory, field),
    terms: readLongText(4000)(terms, field),
  };
  if (link !== '') guarantee.link = readHttpsLink(link, field);
  return guarantee;
};

/** More than the statutory warranty of two years (BGB §438(1) 3), for the whole item, free of charge. */
export const hasGuaranteeLabel = ({ guaranteeMonths = 0, guaranteeStatement }: CatalogueDuties): boolean =>
  guaranteeStatement?.scope === 'FULL' && guaranteeMonths > LABEL_MONTHS.over;

/**
 * Refuses a guarantee of a file that lacks its duration or its statement, and a duration or model that the
 * official label cannot show. `stated`: what the row has; `whole`: with the values of the shop. A row that
 * states neither is left alone: prices go on changing.
 */
export function checkGuarantee(stated: CatalogueDuties, whole: CatalogueDuties): void {
  const { guaranteeMonths: months, guaranteeStatement: statement } = whole;
  if (stated.guaranteeMonths !== undefined && !statement)
    throw new RowError('guaranteeStatement', 'is missing: a guarantee is stated with its terms (BGB §479)');
  if (stated.guaranteeStatement && months === undefined)
    throw new RowError('guaranteeMonths', 'is missing: the statement of a guarantee has its duration');
  if (stated.guaranteeMonths === undefined && !stated.guaranteeStatement) return;
  if (!statement || months === undefined || !hasGuaranteeLabel(whole)) return;
  refuseProblem('guaranteeMonths', 'months', months);
  refuseProblem('guaranteeStatement', 'model', statement.model);
}

/** Refuses a brand that the official label cannot show. */
export const checkGuaranteeBrand = (brand: string): void => refuseProblem('brand', 'brand', brand);

function refuseProblem(field: string, name: keyof LabelValues, value: string | number): void {
  const problem = labelProblem(name, value);
  if (problem !== undefined) throw new RowError(field, `'${value}' ${problem}`);
}
